import { useSyncExternalStore } from 'react'
import { PartBoundary } from '../feedback/part-boundary.tsx'
import { toastQueue } from '../feedback/toast.ts'
import { afterPaint } from '../scheduling/after-paint.ts'
import { preloadedPart } from '../scheduling/preloaded-part.ts'
import { useIsTopSlot } from './top-slot.ts'

const ToastView = preloadedPart(() => import('./toast-view.tsx'))

/**
 * Rendered in every modal. While the modal is topmost, toasts are part of it, for its focus
 * trap and for screen readers. A dialog's toasts appear outside its box; a sheet, which leaves
 * no room, has a line for them.
 */
export function ToastSlot({ at, isOpen }: { at: 'dialog' | 'sheet'; isOpen: boolean }) {
  return useIsTopSlot(isOpen) && <ToastPlace at={at} />
}

export function ToastPlace({ at }: { at: 'page' | 'dialog' | 'sheet' }) {
  const toast = useShownToast()
  return <PartBoundary>{toast && <ToastView key={toast.id} toast={toast} at={at} />}</PartBoundary>
}

export function useShownToast() {
  return useSyncExternalStore(subscribe, toastQueue.shown)
}

/** A toast forces a layout to find its place, so the response to the press is painted first. */
function subscribe(onChange: () => void) {
  return toastQueue.subscribe(() => afterPaint(onChange))
}
