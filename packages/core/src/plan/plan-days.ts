import type { MealType } from '../meals/generation/meal-types.ts'
import { mealTypes } from '../meals/generation/meal-types.ts'
import type { PlanSettings, SlotKey } from './plan.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The dates of the plan, as in "2026-11-23". */
export function planDays({ firstDay, days }: Pick<PlanSettings, 'firstDay' | 'days'>): string[] {
  return Array.from({ length: days }, (_, i) => addDays(firstDay, i))
}

/** A date so many days later, or earlier if it is negative; a date has no time zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The slots in the order in which they are eaten. */
export function planSlots(
  settings: Pick<PlanSettings, 'firstDay' | 'days' | 'mealTypes'>,
): SlotKey[] {
  const meals = mealTypes.filter(type => settings.mealTypes.includes(type))
  return planDays(settings).flatMap(day => meals.map(type => slotKeyOf(day, type)))
}

export function slotKeyOf(day: string, mealType: MealType): SlotKey {
  return `${day}-${mealType}`
}

export function readSlotKey(slot: SlotKey): { day: string; mealType: MealType } {
  return { day: slot.slice(0, 10), mealType: slot.slice(11) as MealType }
}
