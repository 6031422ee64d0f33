import type { ListState } from '../lists/list-operations.ts'
import type { Eaters, PlannedSlot, PlanSettings, SlotKey } from './plan.ts'
import { planSlots, slotsAround } from './plan-days.ts'
import { planSettingsId, slotItemId } from './plan-ids.ts'

/** The meal plan of a list; a slot missing from `slots` is yet to be planned. */
export type Plan = {
  settings: PlanSettings
  slots: ReadonlyMap<SlotKey, PlannedSlot>
  eaters: ReadonlyMap<SlotKey, Eaters>
  /** Meals on other days that are too close for the same dish to be planned. */
  around: ReadonlyMap<SlotKey, PlannedSlot>
}

/**
 * Reads the plan from a list's state; null until its settings are known. Slots outside its days are left out until
 * the days include them again, and so are leftovers of a meal that is no longer planned.
 */
export function planOf(state: ListState): Plan | null {
  const settings = state.get(planSettingsId)?.planSettings?.value
  if (!settings) return null
  const itemAt = (key: SlotKey) => state.get(slotItemId(key))
  const slots = plannedSlots(settings, key => itemAt(key)?.slot?.value)
  const eaters = new Map<SlotKey, Eaters>()
  for (const key of planSlots(settings)) {
    const eating = itemAt(key)?.eaters?.value
    if (eating) eaters.set(key, eating)
  }
  const around = new Map<SlotKey, PlannedSlot>()
  for (const key of slotsAround(settings)) {
    const slot = itemAt(key)?.slot?.value
    if (slot?.kind === 'meal') around.set(key, slot)
  }
  return { settings, slots, eaters, around }
}

/** The slots of the plan's days, in eating order, without leftovers whose meal is not eaten before them. */
export function plannedSlots(
  settings: Parameters<typeof planSlots>[0],
  slotAt: (key: SlotKey) => PlannedSlot | null | undefined,
): Map<SlotKey, PlannedSlot> {
  const slots = new Map<SlotKey, PlannedSlot>()
  for (const key of planSlots(settings)) {
    const slot = slotAt(key)
    const isThere = slot?.kind !== 'leftovers' || slots.get(slot.of as SlotKey)?.kind === 'meal'
    if (slot && isThere) slots.set(key, slot)
  }
  return slots
}

/** The slugs of the meals in these slots. */
export function plannedSlugs(slots: Iterable<PlannedSlot>): string[] {
  return [...slots].flatMap(slot => (slot.kind === 'meal' ? [slot.slug] : []))
}
