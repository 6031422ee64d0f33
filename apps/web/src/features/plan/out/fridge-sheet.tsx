import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { planDays, slotKeyOf } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { Printout } from '../../../ui/page/printout.tsx'
import { dayText, weekdayText } from '../../../ui/text/day-text.ts'
import { slotText } from '../meal-name.ts'
import { messages } from '../messages.ts'
import type { KnownPlan } from '../plan-queries.ts'
import { eatersText } from '../slot/eaters-text.ts'

type Props = { name: string; plan: Plan; priced: KnownPlan | undefined; onDone: () => void }

/** The printed plan, to hang on the fridge. */
export default function FridgeSheet({ name, plan, priced, onDone }: Props) {
  const meals = mealTypes.filter(type => plan.settings.mealTypes.includes(type))
  return (
    <Printout title={name} onDone={onDone}>
      <table className="mt-5 w-full table-fixed border-collapse">
        <thead>
          <tr className="border-ink border-b-2 text-left">
            <th className="w-28 py-1.5">
              <span className="sr-only">{messages.day}</span>
            </th>
            {meals.map(type => (
              <th key={type} className="py-1.5">
                {messages.mealTypes[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planDays(plan.settings).map(day => (
            <tr key={day} className="break-inside-avoid border-line border-b align-top">
              <th scope="row" className="py-3 text-left">
                {weekdayText(day)}
                <span className="block font-normal">{dayText(day)}</span>
              </th>
              {meals.map(type => {
                const slot = slotKeyOf(day, type)
                const eaters = plan.eaters.get(slot)
                return (
                  <td key={type} className="py-3 pr-3">
                    {plan.slots.has(slot) && slotText(slot, plan, priced)}
                    {eaters && <em className="block">{messages.eats(eatersText(eaters, plan))}</em>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Printout>
  )
}
