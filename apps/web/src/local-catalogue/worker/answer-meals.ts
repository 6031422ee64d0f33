import type {
  CookbookPage,
  FoodName,
  GeneratedMeals,
  MealName,
  Swap,
} from '@aisleway/core/meals/contract'
import {
  type AtHome,
  mealsPerPage,
  missingFoods,
  passes,
  sorted,
} from '@aisleway/core/meals/cookbook/cookbook-filters'
import { maxMealsShown, pickMeals, suits } from '@aisleway/core/meals/generation/choose-meals'
import { mealList, placesWithin } from '@aisleway/core/meals/generation/meal-list'
import { seededRandom } from '@aisleway/core/seeded-random'
import type { CookbookQuestion, GenerateQuestion } from '../questions.ts'
import type { OpenCookbook } from './open-cookbook.ts'

const mostMealsNamed = 3
const mostFoodsNamed = 8

/** A page of the store's meals, as the server's search of the cookbook answers it. */
export function cookbookPage(cookbook: OpenCookbook, asked: CookbookQuestion): CookbookPage {
  const { text, foods, lacking, sort, page, ...filters } = asked
  const atHome: AtHome = { lacking, foods: new Set(foods) }
  const { meals, searches } = cookbook
  const named =
    text.trim() === ''
      ? meals
      : searches()
          .meals(text, meals.length)
          .map(place => meals[place]!)
  const matching = named.filter(meal => passes(meal, filters, atHome))
  const first = (page - 1) * mealsPerPage
  const shown = sorted(matching, sort, atHome).slice(first, first + mealsPerPage)
  return {
    total: matching.length,
    pageCount: Math.ceil(matching.length / mealsPerPage),
    meals: shown.map(entry => ({ missing: missingFoods(entry, atHome), meal: entry.meal })),
  }
}

/** The meals that the server would pick for the same seed. */
export function generated(
  { meals }: OpenCookbook,
  { criteria, lacking, seed }: GenerateQuestion,
): GeneratedMeals {
  const list = mealList(meals.filter(meal => suits(meal, criteria)))
  const matching = placesWithin(list, { ...criteria, lacking })
  const picked = pickMeals(matching, maxMealsShown, seededRandom(seed))
  return { total: matching.length, meals: picked.map(place => list.meals[place]!.meal) }
}

export function mealsNamed({ meals, searches }: OpenCookbook, text: string): MealName[] {
  if (text.trim() === '') return []
  return searches()
    .names(text, mostMealsNamed)
    .map(place => meals[place]!.meal)
    .map(({ slug, name, imageUrl }) => ({ slug, name, imageUrl }))
}

export function foodsNamed({ foods, searches }: OpenCookbook, text: string): FoodName[] {
  if (text.trim() === '') return []
  return searches()
    .foods(text, mostFoodsNamed)
    .map(place => foods[place]!)
    .map(({ food, name }) => ({ food, name }))
}

export function namesOfFoods({ foods }: OpenCookbook, wanted: readonly string[]): FoodName[] {
  return foods.filter(({ food }) => wanted.includes(food)).map(({ food, name }) => ({ food, name }))
}

/** The other products for a food, each with what it costs more than the one that is used. */
export function swapsFor(
  { offersOf }: OpenCookbook,
  { food, grams }: { food: string; grams: number | null },
): Swap[] | undefined {
  const offers = offersOf(food, grams)
  const [chosen] = offers ?? []
  return offers?.map(({ costCents, ...offer }) => ({
    ...offer,
    differenceCents: costCents - (chosen?.costCents ?? 0),
  }))
}
