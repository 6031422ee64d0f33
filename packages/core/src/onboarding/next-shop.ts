import {
  type Preferences,
  type ShoppingDay,
  type ShoppingTime,
  shoppingDays,
} from './preferences.ts'

export type NextShop = {
  day: ShoppingDay
  /** 0 is today; 7 is this day of the week again, as today's times are over. */
  daysAhead: number
  /** Null where only days were chosen. */
  time: ShoppingTime | null
  /** The time has begun. */
  isNow: boolean
}

/**
 * The next time this shopper usually shops (decision 26); null without chosen days and times. Days
 * without times mean all day, times without days every day. Counted on the clock on the wall, so a
 * day of 23 or 25 hours is one day. Without a time zone: the one of the device.
 */
export function nextShop(
  { shoppingDays: days, shoppingTimes: times }: Pick<Preferences, 'shoppingDays' | 'shoppingTimes'>,
  now: Date,
  timeZone?: string,
): NextShop | null {
  if (days.length === 0 && times.length === 0) return null
  const { dayIndex, hour } = wallClock(now, timeZone)
  for (let daysAhead = 0; daysAhead <= shoppingDays.length; daysAhead++) {
    const day = shoppingDays[(dayIndex + daysAhead) % shoppingDays.length]!
    if (days.length > 0 && !days.includes(day)) continue
    if (times.length === 0) return { day, daysAhead, time: null, isNow: false }
    const time = times.find(slot => daysAhead > 0 || hours[slot].end > hour)
    if (time) {
      return { day, daysAhead, time, isNow: daysAhead === 0 && hours[time].start <= hour }
    }
  }
  return null
}

/** From its first hour up to, not including, its last; the latest ends with the day. */
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

function wallClock(now: Date, timeZone: string | undefined) {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now)
  const part = (type: 'weekday' | 'hour') => parts.find(found => found.type === type)?.value ?? ''
  const weekday = part('weekday').toLowerCase()
  return {
    dayIndex: shoppingDays.indexOf(weekday as ShoppingDay),
    hour: Number(part('hour')),
  }
}
