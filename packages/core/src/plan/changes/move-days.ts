import { addDays, daysBetween } from '../../days.ts'
import type { PlanSettings } from '../plan.ts'

type Days = Pick<PlanSettings, 'firstDay' | 'days'>

/**
 * The first day of the same weekdays right after the plan (1) or before it (-1). Meals stay on their days, so they
 * reappear on the way back.
 */
export function movedFirstDay({ firstDay, days }: Days, by: 1 | -1): string {
  return addDays(firstDay, by * 7 * weeksOf(days))
}

/** The first of the same weekdays after the plan that is not before today. */
export function nextFirstDay({ firstDay, days }: Days, today: string): string {
  const weeksToToday = Math.ceil(daysBetween(firstDay, today) / 7)
  return addDays(firstDay, 7 * Math.max(weeksOf(days), weeksToToday))
}

export function isOver({ firstDay, days }: Days, today: string): boolean {
  return addDays(firstDay, days) <= today
}

function weeksOf(days: number): number {
  return Math.ceil(days / 7)
}
