import type { ItemChange } from '../../lists/list-operations.ts'
import { isSamePart } from '../is-same-part.ts'
import type { PlannedSlot, SlotKey } from '../plan.ts'
import { slotItemId } from '../plan-ids.ts'
import { type Plan, plannedSlots } from '../plan-of.ts'
import type { PlannedMeal } from './cooked-meal.ts'

type Slots = Plan['slots']

/**
 * The slots after the contents of two were swapped. What was moved by hand stays where it was put, so it is locked;
 * leftovers still refer to the same meal.
 */
export function movedMeal(slots: Slots, from: SlotKey, to: SlotKey): Slots {
  const moved = slots.get(from)
  if (!moved || from === to) return slots
  const after = new Map(slots)
  const displaced = slots.get(to)
  if (displaced) after.set(from, displaced)
  else after.delete(from)
  after.set(to, moved.kind === 'meal' ? lockedMeal(moved) : moved)
  for (const [key, slot] of after) {
    if (slot.kind !== 'leftovers') continue
    if (slot.of === from) after.set(key, { ...slot, of: to })
    else if (slot.of === to) after.set(key, { ...slot, of: from })
  }
  return after
}

function lockedMeal({ wasLocked: _, ...meal }: PlannedMeal): PlannedMeal {
  return { ...meal, isLocked: true }
}

/** The slots after one was changed; null empties it. */
export function changedSlot(slots: Slots, key: SlotKey, slot: PlannedSlot | null): Slots {
  const after = new Map(slots)
  if (slot) after.set(key, slot)
  else after.delete(key)
  return after
}

/** The slots whose leftovers are not eaten with these slots, because their meal is gone or comes later. */
export function lostLeftovers(settings: Plan['settings'], slots: Slots): SlotKey[] {
  const eaten = plannedSlots(settings, key => slots.get(key))
  return [...slots.keys()].filter(key => !eaten.has(key))
}

/** The changes that turn the slots of a plan into `after`; slots not in it become unplanned. */
export function slotChanges(before: Slots, after: Slots): ItemChange[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key): ItemChange[] => {
    const slot = after.get(key) ?? null
    return isSamePart(before.get(key) ?? null, slot)
      ? []
      : [{ itemId: slotItemId(key), kind: 'slot', slot }]
  })
}
