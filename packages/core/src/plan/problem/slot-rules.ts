import type { PlanSettings } from '../plan.ts'
import type { Constraint } from '../planned.ts'
import type { PlanMeal } from './plan-menu.ts'
import type { CookedSlot } from './plan-slots.ts'

/** The rules that a meal breaks in a slot, regardless of the other slots. */
export function brokenInSlot(
  meal: PlanMeal,
  { people, mealType }: Pick<CookedSlot, 'people' | 'mealType'>,
  { maxMinutes }: Pick<PlanSettings, 'maxMinutes'>,
): Constraint[] {
  const most = maxMinutes[mealType]
  const isSlow = most !== undefined && (meal.minutes === null || meal.minutes > most)
  const ofPeople = people.flatMap(({ id: personId, diets, avoids, dislikes }): Constraint[] => [
    ...diets
      .filter(diet => !meal.diets.includes(diet))
      .map(diet => ({ kind: 'diet' as const, personId, diet })),
    ...avoids
      .filter(group => meal.groups.includes(group))
      .map(group => ({ kind: 'avoids' as const, personId, group })),
    ...dislikes
      .filter(food => meal.foods.includes(food))
      .map(food => ({ kind: 'dislikes' as const, personId, food })),
  ])
  return isSlow ? [...ofPeople, { kind: 'minutes', mealType }] : ofPeople
}
