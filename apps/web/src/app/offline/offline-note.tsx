import { useSyncExternalStore } from 'react'
import { followOutboxError, hasOutboxError } from '../../api/outbox/outbox-error.ts'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { useOnline } from '../../ui/feedback/use-online.ts'
import { messages } from '../../ui/messages.ts'
import { stickyBottom } from '../../ui/page/sticky-bar.ts'
import { preloadedPart } from '../../ui/scheduling/preloaded-part.ts'

const OfflineLine = preloadedPart(async () => {
  const line = await import('./offline-line.tsx')
  await line.ready
  return line
})

/** Shown at the lower edge of every screen while there is no network, or while changes cannot be sent or were refused. */
export function OfflineNote() {
  const isOnline = useOnline()
  const hasError = useSyncExternalStore(followOutboxError, hasOutboxError)
  return (
    // The element is mounted before its text, because screen readers announce changes inside it.
    <div role="status" ref={stickyBottom} className="offline-note print:hidden">
      {(!isOnline || hasError) && (
        <PartBoundary lost={() => <p className="gutter py-2">{messages.noNetwork}</p>}>
          <OfflineLine />
        </PartBoundary>
      )}
    </div>
  )
}
