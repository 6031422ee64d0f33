import { minutesOf, type OpeningHours } from '../catalogue/opening-hours.ts'
import { type ShoppingTime, shoppingTimes } from './preferences.ts'

/** The shopping times during which the store is open. */
export function openTimes(store: OpeningHours): ShoppingTime[] {
  return shoppingTimes.filter(time => openPartOf(time, store) !== null)
}

/**
 * The part of a shopping time during which the store is open, in minutes since midnight, with an exclusive
 * end; null if there is none.
 */
export function openPartOf(
  time: ShoppingTime,
  { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>,
): { start: number; end: number } | null {
  const start = Math.max(hours[time].start * 60, minutesOf(opens))
  const end = Math.min(hours[time].end * 60, minutesOf(closes))
  return start < end ? { start, end } : null
}

/** The last one ends at midnight. */
const hours: Record<ShoppingTime, { start: number; end: number }> = {
  '6am-8am': { start: 6, end: 8 },
  '8am-10am': { start: 8, end: 10 },
  '10am-12pm': { start: 10, end: 12 },
  '12pm-2pm': { start: 12, end: 14 },
  '2pm-4pm': { start: 14, end: 16 },
  '4pm-6pm': { start: 16, end: 18 },
  '6pm-8pm': { start: 18, end: 20 },
  '8pm-10pm': { start: 20, end: 22 },
  'after-10pm': { start: 22, end: 24 },
}
