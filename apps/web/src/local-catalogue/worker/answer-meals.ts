import { type Swap, swapsAmong } from '@aisleway/core/meals/basket/food-products'
import type {
  CookbookPage,
  FoodName,
  GeneratedMeals,
  MealName,
} from '@aisleway/core/meals/contract'
import { cookbookPage } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { maxMealsShown, pickMeals, suits } from '@aisleway/core/meals/generation/choose-meals'
import { mealList, placesWithin } from '@aisleway/core/meals/generation/meal-list'
import { seededRandom } from '@aisleway/core/seeded-random'
import type { CookbookQuestion, GenerateQuestion } from '../questions.ts'
import type { OpenCookbook } from './open-cookbook.ts'

/** A page of the store's meals, as the server's search of the cookbook answers it. */
export function foundMeals(
  { search }: OpenCookbook,
  { text, foods, lacking, sort, page, ...filters }: CookbookQuestion,
): CookbookPage {
  const atHome = { lacking, foods: new Set(foods) }
  const found = cookbookPage(search.meals(text), { filters, atHome, sort, page })
  const { total, pageCount, shown } = found
  const meals = shown.map(({ entry, missing }) => ({ missing, meal: entry.meal }))
  return { total, pageCount, meals }
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

export function mealsNamed({ search }: OpenCookbook, text: string): MealName[] {
  return search
    .mealsNamed(text)
    .map(({ meal: { slug, name, imageUrl } }) => ({ slug, name, imageUrl }))
}

export function foodsNamed({ search }: OpenCookbook, text: string): FoodName[] {
  return search.foodsNamed(text).map(({ food, name }) => ({ food, name }))
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
  return offers && swapsAmong(offers)
}
