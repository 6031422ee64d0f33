import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { doneCount } from '@aisleway/core/shopping/done-item'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { sameProps } from '../../../ui/scheduling/same-props.ts'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { DepartmentDeals } from '../deals/department-deals.tsx'
import type { ShownDeals } from '../deals/use-deals.ts'
import { type RowActions, TickRow } from '../item/tick-row.tsx'
import { messages } from '../messages.ts'
import { messages as together } from '../together/messages.ts'
import { groupId, type TripGroup } from './trip-view.ts'

type Props = {
  group: TripGroup
  /** Undefined if none are to be shown. */
  deals: ShownDeals[DepartmentOrOther]
  /** Returns the name of a person who shares the list. */
  nameOf: (userId: string) => string | undefined
  /** Undefined for viewers, who cannot change the list. */
  actions: SectionActions | undefined
}

export type SectionActions = RowActions & {
  onAddDeal: (product: Product) => void
  onHideDeals: () => void
}

/** One department with its items and deals. */
export const DepartmentSection = memo(function DepartmentSection({
  group: { department, items, takenBy },
  deals,
  nameOf,
  actions,
}: Props) {
  const id = groupId(department)
  return (
    <section aria-labelledby={id} className="pt-2">
      <div className="flex flex-wrap items-center gap-x-2.5 px-1 py-2">
        <DepartmentSquare department={department} className="size-3.5!" />
        <h2
          id={id}
          tabIndex={-1}
          className={classNames(
            'display text-[1.25rem] leading-tight outline-none large-text:grow large-text:basis-24',
            takenBy !== undefined && 'text-ink2',
          )}
        >
          {labels.department(department)}
        </h2>
        {takenBy !== undefined && (
          <Badge tone="quiet">{together.of(nameOf(takenBy) ?? together.somebody)}</Badge>
        )}
        <span className="ml-auto shrink-0 font-semibold text-ink2 text-meta">
          {messages.done(doneCount(items), items.length)}
        </span>
      </div>
      <ul className="flex flex-col gap-1">
        {items.map(item => (
          <TickRow
            key={item.id}
            item={item}
            department={department}
            checkedBy={item.checkedBy === null ? undefined : nameOf(item.checkedBy)}
            isOthers={takenBy !== undefined}
            actions={actions}
          />
        ))}
      </ul>
      {deals === 'loading' && <Skeleton className="mt-1 h-11 rounded-control" />}
      {actions && deals && deals !== 'loading' && (
        <DepartmentDeals
          department={department}
          deals={deals}
          onAdd={actions.onAddDeal}
          onHide={() => {
            actions.onHideDeals()
            // The focused button unmounts.
            document.getElementById(id)?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}, sameProps)
