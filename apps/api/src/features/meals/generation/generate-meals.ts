import type { GeneratedMeals } from '@aisleway/core/meals/contract'
import {
  type MealCriteria,
  maxMealsShown,
  pickMeals,
} from '@aisleway/core/meals/generation/choose-meals'
import { type Limits, placesWithin } from '@aisleway/core/meals/generation/meal-list'
import { seededRandom } from '@aisleway/core/seeded-random'
import type { Json } from '../../../context/ready-json.ts'
import type { TodaysMenu } from '../build-menu.ts'

/** Some of the matching meals, as JSON assembled from serialised meals. */
export function generateMeals(
  menu: TodaysMenu,
  criteria: Pick<MealCriteria, 'mealType' | 'diet'> & Limits,
  seed: number,
): Json<GeneratedMeals> {
  const list = menu.mealsFor(criteria)
  const matching = placesWithin(list, criteria)
  const picked = pickMeals(matching, maxMealsShown, seededRandom(seed))
  const parts = picked.flatMap(place => [comma, list.meals[place]!.json]).slice(1)
  return Buffer.concat([
    Buffer.from(`{"total":${matching.length},"meals":[`),
    ...parts,
    Buffer.from(']}'),
  ]) as Json<GeneratedMeals>
}

const comma = Buffer.from(',')
