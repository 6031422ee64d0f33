import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Placeholders with the height of the cards, so that nothing moves when the cards arrive. */
export function ProductGridSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <div aria-hidden className={classNames('grid animate-pulse gap-2.5 sm:gap-3.5', className)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <div key={index} className="overflow-hidden rounded-card bg-surface pb-3">
          <Skeleton className="h-31 rounded-none" />
          <div className="flex flex-col gap-2.5 px-3 pt-4">
            <Skeleton className="h-9 w-24" />
            <Skeleton className="h-15" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-1 h-11" />
          </div>
        </div>
      ))}
    </div>
  )
}
