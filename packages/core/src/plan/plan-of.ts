import type { ListState } from '../lists/list-operations.ts'
import type { Eaters, PlannedSlot, PlanSettings, SlotKey } from './plan.ts'
import { planSlots, slotsAround } from './plan-days.ts'
import { planSettingsId, slotItemId } from './plan-ids.ts'

/** What a list plans to be cooked; a slot that is not in `slots` is still to be planned. */
export type Plan = {
  settings: PlanSettings
  slots: ReadonlyMap<SlotKey, PlannedSlot>
  eaters: ReadonlyMap<SlotKey, Eaters>
  /** Meals on other days, so near that they must not come again in the plan. */
  around: ReadonlyMap<SlotKey, PlannedSlot>
}

/**
 * The plan in the operations of a list; null before its settings are known. Other slots outside of the days are
 * left out and come back with them, and so are leftovers of a meal that is not planned any more.
 */
export function planOf(state: ListState): Plan | null {
  const settings = state.get(planSettingsId)?.planSettings?.value
  if (!settings) return null
  const slots = new Map<SlotKey, PlannedSlot>()
  const eaters = new Map<SlotKey, Eaters>()
  for (const key of planSlots(settings)) {
    const item = state.get(slotItemId(key))
    const slot = item?.slot?.value
    // The slots come in the order of eating, so what leftovers are of has been seen.
    const isThere = slot?.kind !== 'leftovers' || slots.get(slot.of as SlotKey)?.kind === 'meal'
    if (slot && isThere) slots.set(key, slot)
    if (item?.eaters?.value) eaters.set(key, item.eaters.value)
  }
  const around = new Map<SlotKey, PlannedSlot>()
  for (const key of slotsAround(settings)) {
    const slot = state.get(slotItemId(key))?.slot?.value
    if (slot?.kind === 'meal') around.set(key, slot)
  }
  return { settings, slots, eaters, around }
}

/** The meals in these slots, by slug. */
export function plannedSlugs(slots: Iterable<PlannedSlot>): string[] {
  return [...slots].flatMap(slot => (slot.kind === 'meal' ? [slot.slug] : []))
}
