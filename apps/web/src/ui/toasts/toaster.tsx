import { useEffect } from 'react'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { toastQueue } from '../feedback/toast.ts'
import { watchLastUsed } from './last-used.ts'
import { ToastPlace, useShownToast } from './toast-slot.tsx'
import { useTopSlot } from './top-slot.ts'

/** Mounted once by the app: the live region, and the place of toasts while no modal is open. */
export function Toaster() {
  const toast = useShownToast()
  const isBehindModal = useTopSlot() !== undefined
  useEffect(watchLastUsed, [])
  return (
    <>
      {/* Always rendered: a modal hides everything from screen readers that is not a live
          region when it opens. */}
      <VisuallyHidden role="status" aria-live="polite">
        {toast && toastQueue.isNews(toast) && (
          <span key={toast.id}>
            {toast.title} {toast.message} {toast.action && `${toast.action.label}: F6`}
          </span>
        )}
      </VisuallyHidden>
      {!isBehindModal && <ToastPlace at="page" />}
    </>
  )
}
