import type { PlannedSlot } from '../plan.ts'

export type PlannedMeal = Extract<PlannedSlot, { kind: 'meal' }>

/** A cooked meal stays, so it is locked as well. */
export function cookedMeal(meal: PlannedMeal): PlannedMeal {
  return meal.isCooked
    ? meal
    : { ...meal, isLocked: true, isCooked: true, wasLocked: meal.isLocked }
}

/** The meal as it was before it was cooked: one that nobody had locked may be replaced again. */
export function uncookedMeal({ isCooked, wasLocked, ...meal }: PlannedMeal): PlannedMeal {
  return isCooked ? { ...meal, isLocked: wasLocked ?? meal.isLocked } : meal
}
