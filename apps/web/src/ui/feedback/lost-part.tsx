import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/button.tsx'
import { messages } from '../messages.ts'
import { PartNotLoaded } from '../scheduling/lazy-part.ts'
import type { Lost } from './part-boundary.tsx'
import { useOnline } from './use-online.ts'

type Props = Lost & {
  /** Closes the dialog; a bar at the lower edge is shown in its place. */
  onClose?: () => void
  className?: string
}

/** Replaces a part that the shopper asked for. */
export function LostPart({ error, retry, onClose, className }: Props) {
  const isOnline = useOnline()
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-4',
        onClose && 'lost-dialog border border-line shadow-panel',
        className,
      )}
    >
      <p className="min-w-0 grow font-semibold">
        {isOnline ? messages.notShown : messages.needsNetwork}
      </p>
      <LostActions error={error} retry={retry} takesFocus={onClose !== undefined} />
      {onClose && (
        <Button variant="ghost" size="compact" onClick={onClose}>
          {messages.close}
        </Button>
      )}
    </div>
  )
}

/** Offers to retry, and to reload if a newer version of the app has replaced its files. */
export function LostActions({ error, retry, takesFocus = false }: Lost & { takesFocus?: boolean }) {
  const isOnline = useOnline()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const opener = document.activeElement
    button.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [takesFocus])
  return (
    <>
      <Button ref={button} size="compact" onClick={retry}>
        {messages.tryAgain}
      </Button>
      {isOnline && error instanceof PartNotLoaded && error.failures > 1 && (
        <Button variant="sunken" size="compact" onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      )}
    </>
  )
}
