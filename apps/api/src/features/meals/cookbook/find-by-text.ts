import { createSearchIndex, type SearchIndex } from '@aisleway/search/search-index'
import type { MenuMeal, NamedFood, TodaysMenu } from '../build-menu.ts'

/** The meals whose names or foods hold these words, the best matches first; without words, all meals. */
export function mealsByText(menu: TodaysMenu, text: string): readonly MenuMeal[] {
  if (text.trim() === '') return menu.meals
  const { meals } = indexesOf(menu)
  return positions(meals, text, menu.meals.length).map(position => menu.meals[position]!)
}

/** The foods that are called so, the best matches first. */
export function foodsByText(menu: TodaysMenu, text: string): NamedFood[] {
  if (text.trim() === '') return []
  const { foods } = indexesOf(menu)
  return positions(foods, text, mostFoods).map(position => menu.foods[position]!)
}

const mostFoods = 8

function positions(index: SearchIndex, text: string, most: number): number[] {
  const request = { query: text, sort: 'relevance', page: 0, hitsPerPage: most } as const
  return Array.from(index.search(request).positions)
}

type Indexes = { meals: SearchIndex; foods: SearchIndex }

/** Built by the first question to a menu, and gone with it. */
const indexes = new WeakMap<TodaysMenu, Indexes>()

function indexesOf(menu: TodaysMenu): Indexes {
  const known = indexes.get(menu)
  if (known) return known
  const names = new Map(menu.foods.map(({ food, name }) => [food, name]))
  const built = {
    meals: createSearchIndex(
      menu.meals.map(({ slug, name, foods }) =>
        // The engine searches a size along with the name, and ranks it lower.
        document(slug, name, foods.map(({ food }) => names.get(food) ?? '').join(' ')),
      ),
    ),
    foods: createSearchIndex(
      menu.foods.map(({ food, name, plural }) => document(food, name, plural ?? '')),
    ),
  }
  indexes.set(menu, built)
  return built
}

function document(id: string, name: string, size: string) {
  const plain = { department: '', tags: [], onSale: false, priceCents: 0, popularity: 0 }
  return { id, name, size, ...plain }
}
