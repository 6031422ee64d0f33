import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { messages } from '../messages.ts'

/** Placeholders while the meals named by a URL are fetched. */
export function AllMealsSkeleton() {
  return (
    <div className="min-w-0">
      <p className="sr-only">
        <Spinner label={messages.loading} />
      </p>
      <Skeleton className="mb-5 h-11 w-72 max-w-full" />
      <Skeleton className="h-80 rounded-panel!" />
      <div className="mt-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map(place => (
          <Skeleton key={place} className="h-96 rounded-card!" />
        ))}
      </div>
    </div>
  )
}
