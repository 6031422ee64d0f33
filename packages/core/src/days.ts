export const dayMs = 24 * 60 * 60 * 1000

/** A moment's UTC date, such as "2026-11-23"; it is the same on every server and device. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The date this many days later, or earlier if `count` is negative; a date has no time zone. */
export function addDays(day: string, count: number): string {
  return utcDay(new Date(Date.parse(day) + count * dayMs))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
