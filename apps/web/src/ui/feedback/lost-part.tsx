import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { messages } from '../messages.ts'
import { PartNotLoaded } from '../scheduling/lazy-part.ts'
import type { Lost } from './part-boundary.tsx'
import { Spinner } from './spinner.tsx'
import { useOnline } from './use-online.ts'

type Dialog = {
  /** Closes the dialog; a bar at the lower edge is shown in its place. */
  onClose?: (() => void) | undefined
}

/** Replaces a part that the shopper asked for. */
export function LostPart({ error, retry, onClose }: Lost & Dialog) {
  const isOnline = useOnline()
  return (
    <Bar role="alert" onClose={onClose}>
      <p>{isOnline ? messages.notShown : messages.needsNetwork}</p>
      <LostActions error={error} retry={retry} takesFocus={onClose !== undefined} />
    </Bar>
  )
}

/** Stands in for a dialog or a menu while its code is loading. */
export function LoadingDialog({ onClose }: Dialog) {
  return (
    <Bar role="status" onClose={onClose}>
      <Spinner />
      <p>{messages.loading}</p>
    </Bar>
  )
}

function Bar({ onClose, children, ...rest }: Dialog & { role: string; children: ReactNode }) {
  return (
    <div {...rest} className={onClose ? 'part-bar dialog-bar' : 'part-bar'}>
      {children}
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
