import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { PricedAnswer } from '../plan-queries.ts'

type Figures = Pick<PricedAnswer, 'days' | 'slots'>
type Slots = Plan['slots']

/** Of the figures of a plan as it was priced before, those of the days and slots that still have the same meals. */
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

/** The same text for the same meal; leftovers of it are something else, as they cost nothing. */
function eatenIn(key: SlotKey, slots: Slots): string | undefined {
  const slot = slots.get(key)
  if (slot?.kind === 'leftovers') return `leftovers of ${eatenIn(slot.of, slots)}`
  return slot?.kind === 'meal' ? slot.slug : undefined
}
