import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { messages } from './messages.ts'

/** Has the columns of a plan, so that little moves when it arrives. */
export function PlanSkeleton() {
  return (
    <div className="animate-pulse">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton className="h-26 w-1/2" />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-72 rounded-panel! sm:h-34 xl:order-last xl:h-72" />
        <div className="flex flex-col gap-3">
          {[1, 2, 3, 4, 5, 6, 7].map(day => (
            <Skeleton key={day} className="h-32 rounded-panel!" />
          ))}
        </div>
      </div>
    </div>
  )
}
