import { locale } from './locale.ts'

/** A date is the same day in every time zone. */
const inUtc = { timeZone: 'UTC' } as const

const styles = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  day: { month: 'short', day: 'numeric' },
  longDay: { month: 'long', day: 'numeric' },
  dayOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof styles

/** "Monday" */
export function weekdayText(day: string): string {
  return format(day, 'weekday')
}

/** "Mon" */
export function shortWeekdayText(day: string): string {
  return format(day, 'shortWeekday')
}

/** "Nov 23" */
export function dayText(day: string): string {
  return format(day, 'day')
}

/** "Nov 23", or "Nov 23, 2024" if that is not the November 23 that is nearest to today. */
export function exactDayText(day: string): string {
  return format(day, Math.abs(Date.parse(day) - Date.now()) < halfYearMs ? 'day' : 'dayOfYear')
}

/** "November 23" */
export function longDayText(day: string): string {
  return format(day, 'longDay')
}

const halfYearMs = 182 * 24 * 60 * 60 * 1000

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<Style, Intl.DateTimeFormat>()

function format(day: string, style: Style): string {
  const known =
    formats.get(style) ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...inUtc })
  formats.set(style, known)
  return known.format(new Date(day))
}
