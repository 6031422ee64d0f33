import type { PlannedSlot } from '../plan.ts'

export type PlannedMeal = Extract<PlannedSlot, { kind: 'meal' }>

/** A cooked meal stays, so it is locked as well. `cookedAs` is the id of the change that took it out of the pantry. */
export function cookedMeal(meal: PlannedMeal, cookedAs: string): PlannedMeal {
  return meal.isCooked
    ? meal
    : { ...meal, isLocked: true, isCooked: true, wasLocked: meal.isLocked, cookedAs }
}

/** The meal as it was before it was cooked: one that nobody had locked may be replaced again. */
export function uncookedMeal({
  isCooked,
  wasLocked,
  cookedAs: _,
  ...meal
}: PlannedMeal): PlannedMeal {
  return isCooked ? { ...meal, isLocked: wasLocked ?? meal.isLocked } : meal
}
