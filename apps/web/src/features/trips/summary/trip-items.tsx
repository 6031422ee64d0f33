import { likelyGroups } from '@aisleway/core/shopping/likely-groups'
import type { TripItem } from '@aisleway/core/trips/trip'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'
import { TripItemRow } from '../trip-item-row.tsx'

/** Everything that was on the list, in the store's department order. */
export function TripItems({ items }: { items: readonly TripItem[] }) {
  return (
    <section aria-labelledby="items" className="rounded-panel bg-surface p-4 sm:p-6">
      <h2 id="items" className="display text-card">
        {messages.items}
      </h2>
      {likelyGroups(items, false).map(({ department, items: group }) => (
        <div key={department} className="mt-5">
          <h3 className="mb-1 flex items-center gap-2 font-bold">
            <DepartmentSquare department={department} />
            {labels.department(department)}
          </h3>
          <ul>
            {group.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished trip does not change
              <TripItemRow key={index} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
