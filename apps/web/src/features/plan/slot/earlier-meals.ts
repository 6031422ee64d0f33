import type { SlotKey } from '@aisleway/core/plan/plan'
import { planSlots } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'

/** The slots before this one with a meal, whose leftovers can be eaten here; latest first. */
export function earlierMeals({ settings, slots }: Plan, slot: SlotKey): SlotKey[] {
  const inOrder = planSlots(settings)
  return inOrder
    .slice(0, inOrder.indexOf(slot))
    .filter(key => slots.get(key)?.kind === 'meal')
    .toReversed()
}
