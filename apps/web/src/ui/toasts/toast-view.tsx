import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { type QueuedToast, toastQueue } from '../feedback/toast.ts'
import { messages } from './messages.ts'
import { ToastSlab } from './toast-slab.tsx'
import { usePlacing } from './use-placing.ts'
import { useToastKeys } from './use-toast-keys.ts'

/** A toast that was hovered does not vanish at once. */
const leastMs = 2000

type Props = { toast: QueuedToast; at: 'page' | 'dialog' | 'sheet' }

/** `toast-slot.tsx` preloads this file, or loads it with the first toast. */
export default function ToastView({ toast, at }: Props) {
  const area = useRef<HTMLElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  const dismiss = () => toastQueue.dismiss(toast.id)
  useTimeOut(toast, useIsPageHidden() || isHeld)
  useToastKeys(area)
  usePlacing(area, at !== 'sheet')
  return (
    <section
      ref={area}
      data-toasts
      aria-label={messages.notices}
      // In the top layer, the modal that contains it neither clips nor moves it.
      {...(at !== 'sheet' && { popover: 'manual' })}
      onPointerEnter={event => event.pointerType === 'mouse' && setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classNames(
        'pointer-events-none print:hidden',
        at === 'sheet' ? inLine : inTopLayer,
      )}
    >
      <ToastSlab toast={toast} onDismiss={dismiss} className={slabs[at]} />
    </section>
  )
}

const inLine = 'px-6 pt-2 pb-3 max-sm:px-3'

/** Covers the part of the viewport where a toast may be placed; the bottom bar has a raised button. */
const inTopLayer =
  'fixed inset-x-3 top-2 bottom-[calc(max(var(--bottom-bar,0px),env(safe-area-inset-bottom))+1.75rem)] m-0 h-auto w-auto overflow-visible border-0 bg-transparent p-0 sm:inset-x-[max(1.5rem,var(--notch))]'

const slabs = {
  page: 'absolute max-sm:inset-x-0 sm:max-w-full',
  dialog: 'absolute inset-x-0 sm:mx-auto sm:w-fit',
  sheet: 'w-full',
}

function useTimeOut(toast: QueuedToast, isHeld: boolean) {
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => toastQueue.dismiss(toast.id), Math.max(toast.leftMs, leastMs))
    return () => {
      clearTimeout(timer)
      toast.leftMs -= performance.now() - startedAt
    }
  }, [toast, isHeld])
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden)
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
