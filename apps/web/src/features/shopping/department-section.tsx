import type { Product } from '@aisleway/core/catalogue/product'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { DepartmentGroup } from '@aisleway/core/shopping/department-order'
import { DepartmentSquare } from '../../ui/department-square.tsx'
import { DealCarousel } from './deal-carousel.tsx'
import { messages } from './messages.ts'
import { TickRow } from './tick-row.tsx'
import { checkedIn, groupId } from './trip-view.ts'

type Props = {
  group: DepartmentGroup
  namesOnList: readonly string[]
  random: () => number
  onTick: (item: ListItem) => void
  onChange: (item: ListItem) => void
  onAddDeal: (product: Product) => void
}

/** What is needed of one department, and its deals. */
export function DepartmentSection({
  group: { department, items },
  namesOnList,
  random,
  onTick,
  onChange,
  onAddDeal,
}: Props) {
  const id = groupId(department)
  return (
    <section aria-labelledby={id} className="pt-2">
      <div className="flex items-center gap-2.5 px-1 py-2">
        <DepartmentSquare department={department} className="size-3.5!" />
        <h2
          id={id}
          tabIndex={-1}
          className="display scroll-mt-52 text-[1.25rem] leading-tight outline-none"
        >
          {department}
        </h2>
        <span className="ml-auto font-semibold text-ink2 text-meta">
          {messages.done(checkedIn(items), items.length)}
        </span>
      </div>
      <ul className="flex flex-col gap-1">
        {items.map(item => (
          <TickRow
            key={item.id}
            item={item}
            department={department}
            onTick={() => onTick(item)}
            onChange={() => onChange(item)}
          />
        ))}
      </ul>
      <DealCarousel
        department={department}
        namesOnList={namesOnList}
        random={random}
        onAdd={onAddDeal}
      />
    </section>
  )
}
