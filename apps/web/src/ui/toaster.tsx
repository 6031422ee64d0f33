import { startTransition, useEffect, useState } from 'react'
import { lazyAhead } from './lazy-ahead.ts'
import { PartBoundary } from './part-boundary.tsx'
import { type ToasterLabels, toastQueue } from './toast.ts'

const ToastStack = lazyAhead(() => import('./toast-stack.tsx'))

/** Mounted once by the app; empty until the first toast. */
export function Toaster(props: ToasterLabels) {
  const [isNeeded, setNeeded] = useState(() => !toastQueue.isEmpty())

  useEffect(() => {
    if (isNeeded) return
    if (!toastQueue.isEmpty()) return setNeeded(true)
    // What was pressed shows its answer first.
    return toastQueue.subscribe(() => startTransition(() => setNeeded(true)))
  }, [isNeeded])

  return (
    // A modal hides from screen readers what is not a live region by the time it opens.
    <div aria-live="off">
      <PartBoundary>{isNeeded && <ToastStack {...props} />}</PartBoundary>
    </div>
  )
}
