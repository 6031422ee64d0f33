import { minutesOf, type OpeningHours } from '../catalogue/opening-hours.ts'
import { type ShoppingTime, shoppingTimes } from './preferences.ts'

/** The times at which somebody can shop there at all. */
export function openTimes(store: OpeningHours): ShoppingTime[] {
  return shoppingTimes.filter(time => openPartOf(time, store) !== null)
}

/**
 * In minutes since midnight, from the first up to, not including, the last: as much of the time as
 * the store is open; null where that is nothing.
 */
export function openPartOf(
  time: ShoppingTime,
  { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>,
): { start: number; end: number } | null {
  const start = Math.max(hours[time].start * 60, minutesOf(opens))
  const end = Math.min(hours[time].end * 60, minutesOf(closes))
  return start < end ? { start, end } : null
}

/** The latest ends with the day. */
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
