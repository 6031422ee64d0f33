import {
  drawMeals,
  type MealWish,
  maxMealsShown,
} from '@aisleway/core/meals/generation/choose-meals'
import type { TodaysMenu } from './build-menu.ts'
import { type Limits, placesWithin } from './meal-list.ts'
import { seededRandom } from './seeded-random.ts'

/** Some of the meals that match, as `GeneratedMeals` in JSON; put together from what is serialised already. */
export function generateMeals(
  menu: TodaysMenu,
  wish: Pick<MealWish, 'mealType' | 'diet'> & Limits,
  seed: number,
): Buffer<ArrayBuffer> {
  const list = menu.mealsFor(wish)
  const matching = placesWithin(list, wish)
  const drawn = drawMeals(matching, maxMealsShown, seededRandom(seed))
  const parts = drawn.flatMap(place => [comma, list.meals[place]!.json]).slice(1)
  return Buffer.concat([
    Buffer.from(`{"total":${matching.length},"meals":[`),
    ...parts,
    Buffer.from(']}'),
  ])
}

const comma = Buffer.from(',')
