import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { messages } from './messages.ts'

export const listColumns = 'grid grid-cols-1 gap-4.5 md:grid-cols-2 xl:grid-cols-3'

/** Placeholders the size of the cards. */
export function ListCardsSkeleton() {
  return (
    <div className={classNames(listColumns, 'animate-pulse')}>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      {[1, 2, 3].map(place => (
        <div key={place} className="flex h-97 flex-col gap-4 rounded-panel bg-surface p-6">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="mt-auto h-10 w-1/3 self-end" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
