import { slotName, slotText } from '../meal-name.ts'
import { earlierMeals } from './earlier-meals.ts'
import { MealRow } from './meal-row.tsx'
import { messages } from './messages.ts'
import type { SlotFormProps } from './slot-task.ts'

/** The earlier meals of the plan, latest first: more of the chosen one is cooked, and eaten here. */
export function ChooseLeftovers({ slot, plan, priced, changes, onDone }: SlotFormProps) {
  const earlier = earlierMeals(plan, slot)
  if (earlier.length === 0) return <p className="text-ink2">{messages.noneBefore}</p>
  return (
    <ul className="-mx-1.5 flex flex-col gap-1">
      {earlier.map(key => {
        const planned = plan.slots.get(key)
        if (planned?.kind !== 'meal') return null
        const { slug } = planned
        return (
          <li key={key}>
            <MealRow
              meal={{
                slug,
                name: slotText(key, plan, priced),
                imageUrl: priced?.meals[slug]?.imageUrl ?? '',
              }}
              note={slotName(key)}
              onChoose={() => {
                changes.setSlot(slot, { kind: 'leftovers', of: key })
                onDone()
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
