/**
 * Splits the plan into parts; what is opened in one part is not counted on in the next, so that perishable food is
 * used in time. Food that keeps a week is split by week; food that keeps less, into the first four and the last three
 * days of each week, although other splits would allow some more plans.
 */
export function planParts(keepsDays: number | null, days: number): (day: number) => number {
  if (keepsDays === null || keepsDays >= days) return () => 0
  if (keepsDays >= 7) return day => Math.floor(day / 7)
  return halfWeek
}

/** Within half a week, all days belong to the same part for every food. */
export function halfWeek(day: number): number {
  return 2 * Math.floor(day / 7) + (day % 7 >= 4 ? 1 : 0)
}
