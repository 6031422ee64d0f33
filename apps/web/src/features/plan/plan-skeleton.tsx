import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { messages } from './messages.ts'

export function PlanSkeleton() {
  return (
    <div className="animate-pulse">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton className="mb-6 h-12 w-1/2" />
      {[1, 2, 3, 4, 5, 6, 7].map(day => (
        <Skeleton key={day} className="mb-3 h-28 rounded-panel!" />
      ))}
    </div>
  )
}
