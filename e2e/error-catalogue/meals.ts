import type { Meal } from '@aisleway/core/meals/meal'
import { pick, someMeal } from '../pages/cookbook.ts'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { comesTo, type Proofs } from './proof.ts'

const generation = '**/api/meals/generate*'

/** The results for some criteria, and a single meal. */
export const meals = {
  noMealType: async shopper => {
    await comesTo(shopper, '/meals')
    await shopper.generate()
  },

  mealsFailed: async shopper => {
    await shopper.page.route(generation, route => route.abort())
    await shopper.criteriaFor({ type: 'Lunch' })
    await shopper.generate()
  },

  noMealsFound: async shopper => {
    await comesTo(shopper, '/meals')
    await shopper.generateNow({ type: 'Dinner', calories: 1 })
  },

  mealsFound: async shopper => {
    const { total } = await pick(shopper.page, { mealType: 'lunch' })
    await comesTo(shopper, '/meals')
    await shopper.generateNow({ type: 'Lunch' })
    return { n: String(total) }
  },

  mealsReshuffled: async shopper => {
    await shopper.reshuffle.click()
  },

  mealInCart: async shopper => {
    const { slug } = await someMeal(shopper.page)
    await comesTo(shopper, `/meals/${slug}`)
    await shopper.addMeal.click()
  },

  ingredientsMissing: shopper => openBreakfast(shopper, 0, () => null),

  ingredientsNone: shopper => openBreakfast(shopper, 1, () => []),

  ingredientsInvalid: shopper =>
    openBreakfast(shopper, 2, ({ ingredients }) =>
      (ingredients ?? []).map(one => ({ ...one, product: null })),
    ),
} satisfies Proofs

/** Opens the first, second … of several breakfasts, with these ingredients instead of the cookbook's. */
async function openBreakfast(
  shopper: MealPlanner,
  place: number,
  ingredientsOf: (meal: Meal) => unknown,
) {
  const { meals } = await pick(shopper.page, { mealType: 'breakfast' })
  const meal = meals[place]!
  await shopper.page.route(`**/api/meals/${meal.slug}`, route =>
    route.fulfill({ json: { ...meal, ingredients: ingredientsOf(meal) } }),
  )
  await comesTo(shopper, `/meals/${meal.slug}`)
  await expect(shopper.addMeal).toBeDisabled()
  return undefined
}
