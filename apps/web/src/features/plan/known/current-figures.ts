import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { PricedAnswer } from '../plan-queries.ts'

type Figures = Pick<PricedAnswer, 'days' | 'slots'>
type Slots = Plan['slots']

/** Keeps only those figures of an earlier price of the plan whose days and slots still have the same meals. */
export function currentFigures(
  { slots }: Pick<Plan, 'slots'>,
  { pricedSlots, ...before }: Figures & Pick<PricedAnswer, 'pricedSlots'>,
): Figures {
  const keys = [...new Set([...slots.keys(), ...pricedSlots.keys()])]
  const changed = keys.filter(key => eatenIn(key, slots) !== eatenIn(key, pricedSlots))
  return {
    days: before.days.filter(({ day }) => !changed.some(key => key.startsWith(day))),
    slots: Object.fromEntries(
      Object.entries(before.slots).filter(([key]) => !changed.includes(key as SlotKey)),
    ),
  }
}

/** Identifies what is eaten. Leftovers of a meal differ from the meal itself, because they cost nothing. */
function eatenIn(key: SlotKey, slots: Slots): string | undefined {
  const slot = slots.get(key)
  if (slot?.kind === 'leftovers') return `leftovers of ${eatenIn(slot.of, slots)}`
  return slot?.kind === 'meal' ? slot.slug : undefined
}
