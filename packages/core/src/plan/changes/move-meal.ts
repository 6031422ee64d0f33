import type { ItemChange } from '../../lists/list-operations.ts'
import type { PlannedSlot, SlotKey } from '../plan.ts'
import { slotItemId } from '../plan-ids.ts'
import type { Plan } from '../plan-of.ts'
import type { PlannedMeal } from './cooked-meal.ts'

/**
 * The changes that swap the contents of two slots. What was moved by hand stays where it was put, so it is locked;
 * leftovers still refer to the same meal.
 */
export function moveMeal({ slots }: Pick<Plan, 'slots'>, from: SlotKey, to: SlotKey): ItemChange[] {
  const moved = slots.get(from)
  if (!moved || from === to) return []
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
  return slotChanges(slots, after)
}

function lockedMeal({ wasLocked: _, ...meal }: PlannedMeal): PlannedMeal {
  return { ...meal, isLocked: true }
}

/** The changes that turn the slots of a plan into `after`; slots not in it become unplanned. */
export function slotChanges(
  before: ReadonlyMap<SlotKey, PlannedSlot>,
  after: ReadonlyMap<SlotKey, PlannedSlot>,
): ItemChange[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key): ItemChange[] => {
    const slot = after.get(key) ?? null
    return isSame(before.get(key) ?? null, slot)
      ? []
      : [{ itemId: slotItemId(key), kind: 'slot', slot }]
  })
}

function isSame(one: PlannedSlot | null, other: PlannedSlot | null): boolean {
  if (one === null || other === null) return one === other
  if (one.kind === 'meal' && other.kind === 'meal') {
    return (
      one.slug === other.slug &&
      one.isLocked === other.isLocked &&
      Boolean(one.isCooked) === Boolean(other.isCooked)
    )
  }
  if (one.kind === 'leftovers' && other.kind === 'leftovers') return one.of === other.of
  return one.kind === other.kind
}
