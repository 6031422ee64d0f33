import { minutesOf, type OpeningHours, storeClock } from '../catalogue/opening-hours.ts'
import { openPartOf } from './open-times.ts'
import {
  type Preferences,
  type ShoppingDay,
  type ShoppingTime,
  shoppingDays,
} from './preferences.ts'

export type NextShop = {
  day: ShoppingDay
  /** 0 is today; 7 is the same day next week, if today's times are over. */
  daysAhead: number
  /** Null if only days were chosen. */
  time: ShoppingTime | null
  /** Whether the time has already begun. */
  isNow: boolean
}

/**
 * When this shopper will usually shop next and the store is open (answer 26, answer 29); null if there is no such
 * time, or neither days nor times were chosen. Days without times mean all day, and times without days mean every
 * day. It is computed in the store's time zone, where a day of 23 or 25 hours is one day.
 */
export function nextShop(
  { shoppingDays: days, shoppingTimes: times }: Pick<Preferences, 'shoppingDays' | 'shoppingTimes'>,
  now: Date,
  store: OpeningHours,
): NextShop | null {
  if (days.length === 0 && times.length === 0) return null
  const { dayIndex, minutes } = storeClock(store, now)
  for (let daysAhead = 0; daysAhead <= shoppingDays.length; daysAhead++) {
    const day = shoppingDays[(dayIndex + daysAhead) % shoppingDays.length]!
    if (days.length > 0 && !days.includes(day)) continue
    const minutesGone = daysAhead === 0 ? minutes : -1
    if (times.length === 0) {
      if (minutesGone >= minutesOf(store.closes)) continue
      return { day, daysAhead, time: null, isNow: false }
    }
    for (const time of times) {
      const open = openPartOf(time, store)
      if (open && open.end > minutesGone) {
        return { day, daysAhead, time, isNow: open.start <= minutesGone }
      }
    }
  }
  return null
}
