import { halfWeek } from '../problem/plan-parts.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'

/**
 * Slots that differ in nothing but their day. The solver sees them as one; otherwise it would try every order of
 * their meals, most of which cost the same.
 */
export type SlotClass = { slots: readonly number[]; candidates: readonly number[] }

/** The classes of the slots to be planned. If days have bands, each slot is a class of its own. */
export function slotClasses({ slots, dailyBands }: PlanProblem): SlotClass[] {
  const hasBands = Object.keys(dailyBands).length > 0
  const classes = new Map<string, number[]>()
  slots.forEach(({ fixed, day, servings, candidates }, slot) => {
    if (fixed !== null) return
    const key = hasBands ? String(slot) : `${halfWeek(day)} ${servings} ${candidates.join()}`
    classes.set(key, [...(classes.get(key) ?? []), slot])
  })
  return [...classes.values()].map(members => ({
    slots: members,
    candidates: slots[members[0]!]!.candidates,
  }))
}

/** How often a meal can occur in these slots, given the required distance between repeats. */
export function mostTimes(
  { slots, around, daysBetweenRepeats }: PlanProblem,
  among: readonly number[],
  meal: number,
): number {
  const fixedDays = [
    ...slots.filter(({ fixed }) => fixed === meal),
    ...around.filter(other => other.meal === meal),
  ].map(({ day }) => day)
  const isApart = (day: number, other: number) => Math.abs(day - other) >= daysBetweenRepeats
  const held: number[] = []
  for (const day of among.map(slot => slots[slot]!.day).sort((a, b) => a - b)) {
    if ([...fixedDays, ...held].every(other => isApart(day, other))) held.push(day)
  }
  return held.length
}
