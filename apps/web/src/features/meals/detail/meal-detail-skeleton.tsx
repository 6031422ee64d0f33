import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { messages } from '../messages.ts'

export function MealDetailSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(20rem,31.25rem)_minmax(0,1fr)]">
      <p className="sr-only">
        <Spinner label={messages.loading} />
      </p>
      <Skeleton className="h-[36rem] rounded-panel!" />
      <Skeleton className="h-[36rem] rounded-panel!" />
    </div>
  )
}
