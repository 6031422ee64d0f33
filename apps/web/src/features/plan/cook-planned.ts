import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { cookedSlots } from '@aisleway/core/plan/problem/plan-slots'
import { openRecords } from '../../api/device-records/device-records.ts'
import { ahead } from '../../ui/scheduling/ahead.ts'
import { replicaOf } from '../lists/replica/replicas.ts'
import { messages } from './messages.ts'
import { type PlanChanges, planChanges } from './plan-changes.ts'

const loadPantryChanges = ahead(() => import('../pantry/pantry-changes.ts'))

type PlannedMeal = Extract<PlannedSlot, { kind: 'meal' }>

/** Marks a meal of the plan as cooked and takes what it needs out of the pantry, or takes the mark away. */
export async function cookPlanned(
  changes: PlanChanges,
  plan: Plan,
  slot: SlotKey,
  { slug, isLocked, isCooked }: PlannedMeal,
): Promise<void> {
  if (isCooked) {
    changes.tell(messages.slotChanged, changes.cooked(slot, slug, false))
    return
  }
  changes.change(changes.cooked(slot, slug, true))
  const { cookMeal } = await loadPantryChanges()
  cookMeal({ slug, portions: portionsOf(plan, slot) }, () =>
    changes.setLocked(slot, slug, isLocked),
  )
}

/** Marks it from the screen on which it is cooked, if the plan has it there. */
export async function markCooked(
  userId: string,
  listId: string,
  { slot, slug, isCooked }: { slot: SlotKey; slug: string; isCooked: boolean },
): Promise<void> {
  await openRecords()
  const changes = planChanges(replicaOf(userId, listId))
  const planned = changes.planNow()?.slots.get(slot)
  if (planned?.kind !== 'meal' || planned.slug !== slug) return
  await changes.change(changes.cooked(slot, slug, isCooked))
}

/** For how many is cooked in a slot, with what is eaten later as leftovers. */
export function portionsOf({ settings, slots, eaters }: Plan, slot: SlotKey): number {
  const given = {
    settings,
    slots: Object.fromEntries(slots),
    eaters: Object.fromEntries(eaters),
  }
  return cookedSlots(given).find(({ key }) => key === slot)?.servings ?? 1
}
