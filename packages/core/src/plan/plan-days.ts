import { addDays } from '../days.ts'
import { type MealType, mealTypes } from '../meals/generation/meal-types.ts'
import type { PlanSettings, SlotKey } from './plan.ts'

/** The dates of the plan, as in "2026-11-23". */
export function planDays({ firstDay, days }: Pick<PlanSettings, 'firstDay' | 'days'>): string[] {
  return Array.from({ length: days }, (_, i) => addDays(firstDay, i))
}

/** The slots in the order in which they are eaten. */
export function planSlots(
  settings: Pick<PlanSettings, 'firstDay' | 'days' | 'mealTypes'>,
): SlotKey[] {
  const meals = mealTypes.filter(type => settings.mealTypes.includes(type))
  return planDays(settings).flatMap(day => meals.map(type => slotKeyOf(day, type)))
}

/** The slots on other days close enough to keep a dish from being repeated in the plan. */
export function slotsAround({
  firstDay,
  days,
  daysBetweenRepeats,
}: Pick<PlanSettings, 'firstDay' | 'days' | 'daysBetweenRepeats'>): SlotKey[] {
  const around = Array.from({ length: Math.max(0, daysBetweenRepeats - 1) }, (_, i) => [
    addDays(firstDay, -1 - i),
    addDays(firstDay, days + i),
  ])
  return around.flat().flatMap(day => mealTypes.map(type => slotKeyOf(day, type)))
}

export function slotKeyOf(day: string, mealType: MealType): SlotKey {
  return `${day}-${mealType}`
}

export function readSlotKey(slot: SlotKey): { day: string; mealType: MealType } {
  return { day: slot.slice(0, 10), mealType: slot.slice(11) as MealType }
}
