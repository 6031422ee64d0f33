import { expect, it } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { lackingStaples, staples } from '../basket/staples.ts'
import { fits, type MealOnMenu } from './choose-meals.ts'
import { mealList, placesWithin } from './meal-list.ts'

const random = seededRandom(1)
const meals: MealOnMenu[] = Array.from({ length: 200 }, (_, i) => ({
  name: `Meal ${i}`,
  mealTypes: ['dinner'],
  diets: [],
  calories: 300 + Math.floor(random() * 20),
  servings: 3,
  stapleCents: { salt: Math.floor(random() * 9), oil: i % 5 },
  centsPerServing: i % 17 === 0 ? Number.POSITIVE_INFINITY : 200 + Math.floor(random() * 20) / 2,
}))
const list = mealList(meals)
const limits = [null, 1, 199, 200, 205, 209, 210, 305, 319, 320, 1_000_000]

it.each([
  ['all staples', null],
  ['no salt', staples.filter(staple => staple !== 'salt')],
  ['nothing', []],
])('finds the meals that fit, at every edge, for who has %s', (_, atHome) => {
  const lacking = lackingStaples(atHome)
  for (const budgetCents of limits) {
    for (const maxCalories of limits) {
      const criteria = {
        mealType: 'dinner',
        diet: 'no_preference',
        budgetCents,
        maxCalories,
      } as const
      const places = placesWithin(list, { ...criteria, lacking })
      const found = Array.from(places, place => list.meals[place]!.name)
      const fitting = meals.filter(meal => fits(meal, criteria, lacking)).map(({ name }) => name)
      expect(found.sort(), `${budgetCents} cents, ${maxCalories} kcal`).toEqual(fitting.sort())
    }
  }
})

it('of no meals there are none', () => {
  const limits = { budgetCents: 1, maxCalories: 1, lacking: [] }
  expect(placesWithin(mealList([]), limits)).toHaveLength(0)
})
