import type { ListDetail } from '@aisleway/core/lists/contract'
import { listTotalCents } from '@aisleway/core/lists/list'
import { formatCents } from '@aisleway/core/money'
import type { DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { likelyGroups } from '@aisleway/core/shopping/likely-groups'
import { lineCents } from '@aisleway/core/shopping/line-cents'
import { Printout } from '../../../ui/page/printout.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { itemsOf } from '../replica/items-of.ts'
import { messages } from './messages.ts'

type Props = { list: ListDetail; order: DepartmentOrder; onDone: () => void }

/** The printed list by department, with boxes to tick by pen. */
export function PrintedList({ list, order, onDone }: Props) {
  const items = itemsOf(list)
  const totalCents = listTotalCents(items)
  return (
    <Printout title={list.name} onDone={onDone}>
      <p className="mt-2">
        {messages.itemCount(items.length)}
        {totalCents > 0 && ` · ${messages.total} ${formatCents(totalCents)}`}
      </p>
      {likelyGroups(items, false, order).map(({ department, items: group }) => (
        <section key={department} className="mt-5">
          <h2 className="break-after-avoid border-ink border-b-2 pb-1 font-bold text-row">
            {labels.department(department)}
          </h2>
          <ul>
            {group.map(item => (
              <li
                key={item.id}
                className="flex break-inside-avoid items-baseline gap-3 border-line border-b py-1.5"
              >
                <span
                  aria-hidden
                  className="size-3.5 shrink-0 self-center border-[1.5px] border-ink"
                />
                <span className="shrink-0">{messages.quantity(item.quantity)}</span>
                <span className="grow">
                  {item.name}
                  {item.note && <em className="block">{item.note}</em>}
                </span>
                <span className="shrink-0">
                  {item.priceCents !== null && formatCents(lineCents(item))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Printout>
  )
}
