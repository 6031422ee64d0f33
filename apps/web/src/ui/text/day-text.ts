import { locale } from './locale.ts'

/** A date is the same day in every time zone. */
const inUtc = { timeZone: 'UTC' } as const

/** "Monday" */
export function weekdayText(day: string): string {
  return format(day, { weekday: 'long' })
}

/** "Mon" */
export function shortWeekdayText(day: string): string {
  return format(day, { weekday: 'short' })
}

/** "Nov 23" */
export function dayText(day: string): string {
  return format(day, { month: 'short', day: 'numeric' })
}

/** "November 23" */
export function longDayText(day: string): string {
  return format(day, { month: 'long', day: 'numeric' })
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, ...inUtc }).format(new Date(day))
}
