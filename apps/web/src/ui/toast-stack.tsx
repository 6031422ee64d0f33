import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { afterPaint } from './after-paint.ts'
import { type Toast, type ToasterLabels, toastQueue } from './toast.ts'
import { ToastSlab } from './toast-slab.tsx'

const durationMs = { plain: 5000, error: 8000 }

/** `toaster.tsx` fetches this file on the first toast. */
export default function ToastStack({ label, closeLabel }: ToasterLabels) {
  useEffect(() => {
    // Sonner measures what it shows, which lays out the page: not before the press is answered.
    const showWaiting = () =>
      afterPaint(() => {
        for (const toast of toastQueue.takeAll()) show(toast, closeLabel)
      })
    showWaiting()
    return toastQueue.subscribe(showWaiting)
  }, [closeLabel])

  return (
    <Sonner
      containerAriaLabel={label}
      // Unsaid, it is asked of the whole page's style each time.
      dir="ltr"
      position="bottom-left"
      gap={12}
      offset={24}
      mobileOffset={{
        bottom: 'var(--toast-lift, calc(6rem + env(safe-area-inset-bottom)))',
        left: 12,
        right: 12,
      }}
      className="pointer-events-auto [--width:min(26rem,calc(100vw-1.5rem))]"
    />
  )
}

function show(toast: Toast, closeLabel: string) {
  const { tone = 'plain', key } = toast
  sonner.custom(
    id => <ToastSlab toast={toast} closeLabel={closeLabel} onDismiss={() => sonner.dismiss(id)} />,
    { duration: toast.durationMs ?? durationMs[tone], ...(key && { id: key }) },
  )
}
