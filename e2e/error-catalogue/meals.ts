import type { Meal } from '@aisleway/core/meals/meal'
import { draw, someMeal } from '../cookbook.ts'
import { expect, type MealPlanner } from '../meal-planner.ts'
import type { Proofs } from './proof.ts'

const generation = '**/api/meals/generate*'

/** What is found for a wish, and a single meal. */
export const meals = {
  noMealType: async shopper => {
    await shopper.page.goto('/meals')
    await shopper.generate()
  },

  mealsFailed: async shopper => {
    await shopper.page.route(generation, route => route.abort())
    await shopper.page.goto('/meals')
    await shopper.wishFor({ type: 'Lunch' })
    await shopper.generate()
  },

  noMealsFound: async shopper => {
    await shopper.page.goto('/meals')
    await shopper.generateNow({ type: 'Dinner', calories: 1 })
  },

  mealsFound: async shopper => {
    const { total } = await draw(shopper.page, { mealType: 'lunch' })
    await shopper.page.goto('/meals')
    await shopper.generateNow({ type: 'Lunch' })
    return { n: String(total) }
  },

  mealsReshuffled: async shopper => {
    await shopper.page.goto('/meals?type=dinner&seed=7')
    await shopper.reshuffle.click()
  },

  mealInCart: async shopper => {
    const { slug } = await someMeal(shopper.page)
    await shopper.openMeal(slug)
    await shopper.addMeal.click()
  },

  ingredientsMissing: shopper => openWith(shopper, () => null),

  ingredientsNone: shopper => openWith(shopper, () => []),

  ingredientsInvalid: shopper =>
    openWith(shopper, ({ ingredients }) =>
      (ingredients ?? []).map(one => ({ ...one, product: null })),
    ),
} satisfies Proofs

/** A meal as it comes from a cookbook that has something else for its ingredients. */
async function openWith(shopper: MealPlanner, ingredientsOf: (meal: Meal) => unknown) {
  const { page } = shopper
  const meal = await someMeal(page)
  await page.route(`**/api/meals/${meal.slug}`, route =>
    route.fulfill({ json: { ...meal, ingredients: ingredientsOf(meal) } }),
  )
  await shopper.openMeal(meal.slug)
  await expect(shopper.addMeal).toBeDisabled()
  return undefined
}
