import type { DepartmentGroup } from '@aisleway/core/shopping/department-order'
import { doneCount } from '@aisleway/core/shopping/done-item'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { Link } from '@tanstack/react-router'
import { Price } from '../../../ui/display/price.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { SkipLink } from '../../../ui/page/skip-link.tsx'
import { stickyTop } from '../../../ui/page/sticky-bar.ts'
import { lazyLast } from '../../../ui/scheduling/preloaded-part.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { TripBudget } from '../budget/trip-budget.tsx'
import { messages } from '../messages.ts'
import { GroupChips } from './group-chips.tsx'
import { SplitProgress } from './split-progress.tsx'
import { tripFigures, tripProgress } from './trip-view.ts'

const TextSizeButton = lazyLast(() => import('./text-size-button.tsx'))

type Props = {
  userId: string
  list: ListOnDevice
  groups: readonly DepartmentGroup[]
  uncheckedFirst: boolean
  onSort: (uncheckedFirst: boolean) => void
}

/** Shows the progress of the trip, always visible unless the window is low. */
export function TripHead({ userId, list, groups, uncheckedFirst, onSort }: Props) {
  const { totalCents } = tripFigures(list.items)
  const { done, percent } = tripProgress(list.items)
  const count = messages.itemsDone(done, list.items.length)
  return (
    <header
      ref={stickyTop}
      className="sticky top-0 z-10 border-line border-b bg-surface large-text:static low:static"
    >
      <SkipLink />
      <div className="mx-auto max-w-190 px-[max(1rem,var(--notch))] pt-[max(0.5rem,env(safe-area-inset-top))]">
        {/* Large text on a phone, and the smallest phones, leave too little room for a word of the name beside the total. */}
        <div className="flex items-center gap-2 smallest:flex-wrap max-sm:in-data-text-size:flex-wrap">
          <Link
            to="/my-lists"
            aria-label={messages.back}
            className="pressable -ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-[1.5rem] hover:bg-sunken"
          >
            <ArrowLeftIcon />
          </Link>
          <h1 className="display line-clamp-2 min-w-0 grow break-words text-title-sm smallest:basis-[calc(100%-6rem)] max-sm:in-data-text-size:basis-[calc(100%-6rem)]">
            {list.head.name}
          </h1>
          <div className="size-11 shrink-0">
            <PartBoundary>
              <TextSizeButton />
            </PartBoundary>
          </div>
          <p className="flex shrink-0 flex-col items-end gap-x-2 smallest:w-full smallest:flex-row smallest:items-baseline max-sm:in-data-text-size:w-full max-sm:in-data-text-size:flex-row max-sm:in-data-text-size:items-baseline">
            <Price cents={totalCents} size="row" />
            <span className="font-semibold text-ink2 text-meta">{messages.inBasket}</span>
          </p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-name">
          <CheckIcon className="shrink-0 text-[1.25rem] text-leaf" />
          {/* If there is no room for the percentage, it wraps and is clipped; for the count, the budget wraps. */}
          <p className="flex h-[1lh] min-w-0 large-text:h-auto grow basis-[min-content] flex-wrap gap-x-2 overflow-hidden whitespace-nowrap in-data-text-size:basis-auto">
            <strong className="font-bold">{count}</strong>
            <span className="text-ink2">{messages.percentDone(percent)}</span>
          </p>
          <TripBudget userId={userId} head={list.head} totalCents={totalCents} />
        </div>
        <SplitProgress
          label={messages.progress}
          valueText={count}
          parts={groups.map(({ department, items }) => ({
            department,
            done: doneCount(items),
            total: items.length,
          }))}
        />
      </div>
      <GroupChips groups={groups} uncheckedFirst={uncheckedFirst} onSort={onSort} />
    </header>
  )
}
