import { addDays, daysBetween } from '../../days.ts'
import type { ItemChange, ListState } from '../../lists/list-operations.ts'
import type { PlannedSlot, SlotKey } from '../plan.ts'
import { readSlotKey, slotKeyOf } from '../plan-days.ts'
import { planSettingsId, slotItemId } from '../plan-ids.ts'
import { planOf } from '../plan-of.ts'
import { uncookedMeal } from './cooked-meal.ts'
import { nextFirstDay } from './move-days.ts'

/**
 * The changes that write one list's plan into another, moved to its next week: the same weekdays, after the plan's
 * own days and not before today.
 */
export function copyPlan(state: ListState, today: string): ItemChange[] {
  const plan = planOf(state)
  if (!plan) return []
  const firstDay = nextFirstDay(plan.settings, today)
  const shift = daysBetween(plan.settings.firstDay, firstDay)
  return [
    { itemId: planSettingsId, kind: 'planSettings', settings: { ...plan.settings, firstDay } },
    ...[...plan.slots].map(
      ([key, slot]): ItemChange => ({
        itemId: slotItemId(moved(key, shift)),
        kind: 'slot',
        slot: movedSlot(slot, shift),
      }),
    ),
    ...[...plan.eaters].map(
      ([key, eaters]): ItemChange => ({
        itemId: slotItemId(moved(key, shift)),
        kind: 'eaters',
        eaters,
      }),
    ),
  ]
}

function movedSlot(slot: PlannedSlot, shift: number): PlannedSlot {
  if (slot.kind === 'leftovers') return { ...slot, of: moved(slot.of as SlotKey, shift) }
  if (slot.kind !== 'meal') return slot
  // In its new week it has yet to be cooked.
  return uncookedMeal(slot)
}

function moved(key: SlotKey, shift: number): SlotKey {
  const { day, mealType } = readSlotKey(key)
  return slotKeyOf(addDays(day, shift), mealType)
}
