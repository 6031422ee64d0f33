/**
 * What is opened in one part of the plan is not counted on in the next, so that perishable food is used up in
 * time. Food that keeps a week has the weeks as parts; what keeps less has the first four and the last three
 * days of each week, though some plans with other boundaries would be possible as well.
 */
export function planParts(keepsDays: number | null, days: number): (day: number) => number {
  if (keepsDays === null || keepsDays >= days) return () => 0
  if (keepsDays >= 7) return day => Math.floor(day / 7)
  return halfWeek
}

/** Within one half of a week, all days are the same part for every food. */
export function halfWeek(day: number): number {
  return 2 * Math.floor(day / 7) + (day % 7 >= 4 ? 1 : 0)
}
