import { createSearchIndex, type SearchIndex } from '@aisleway/search/search-index'
import type { MenuMeal, TodaysMenu } from './build-menu.ts'

const mostMeals = 3

/** The meals that are called so, the best matches first. */
export function mealsNamed(menu: TodaysMenu, text: string): MenuMeal[] {
  if (text.trim() === '') return []
  const index = indexes.get(menu) ?? indexOf(menu)
  indexes.set(menu, index)
  const found = index.search({ query: text, sort: 'relevance', page: 0, hitsPerPage: mostMeals })
  return Array.from(found.positions, position => menu.meals[position]!)
}

/** Built by the first question to a menu, and gone with it. */
const indexes = new WeakMap<TodaysMenu, SearchIndex>()

function indexOf({ meals }: TodaysMenu): SearchIndex {
  return createSearchIndex(
    meals.map(({ slug, name }) => ({
      id: slug,
      name,
      department: '',
      tags: [],
      onSale: false,
      priceCents: 0,
      popularity: 0,
    })),
  )
}
