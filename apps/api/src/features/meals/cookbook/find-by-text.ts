import { searchNames } from '@aisleway/search/name-search'
import type { MenuMeal, NamedFood, TodaysMenu } from '../build-menu.ts'

/** The meals whose names or foods hold these words, the best matches first; without words, all meals. */
export function mealsByText(menu: TodaysMenu, text: string): readonly MenuMeal[] {
  if (text.trim() === '') return menu.meals
  return searchesOf(menu)
    .meals(text, menu.meals.length)
    .map(position => menu.meals[position]!)
}

/** The meals that are called so, the best matches first. */
export function mealsNamed(menu: TodaysMenu, text: string): MenuMeal[] {
  if (text.trim() === '') return []
  return searchesOf(menu)
    .names(text, mostMeals)
    .map(position => menu.meals[position]!)
}

/** The foods that are called so, the best matches first. */
export function foodsByText(menu: TodaysMenu, text: string): NamedFood[] {
  if (text.trim() === '') return []
  return searchesOf(menu)
    .foods(text, mostFoods)
    .map(position => menu.foods[position]!)
}

const mostMeals = 3
const mostFoods = 8

type Searches = Record<'meals' | 'names' | 'foods', ReturnType<typeof searchNames>>

/** Built by the first question to a menu, and gone with it. */
const searches = new WeakMap<TodaysMenu, Searches>()

function searchesOf(menu: TodaysMenu): Searches {
  const known = searches.get(menu)
  if (known) return known
  const names = new Map(menu.foods.map(({ food, name }) => [food, name]))
  const built = {
    meals: searchNames(
      menu.meals.map(({ name, foods }) => ({
        name,
        others: foods.map(({ food }) => names.get(food) ?? '').join(' '),
      })),
    ),
    names: searchNames(menu.meals),
    foods: searchNames(menu.foods.map(({ name, plural }) => ({ name, others: plural ?? '' }))),
  }
  searches.set(menu, built)
  return built
}
