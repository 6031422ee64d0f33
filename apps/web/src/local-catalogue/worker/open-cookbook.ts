import type { Offer } from '@aisleway/core/meals/basket/food-products'
import { type CookbookEntry, cookbookEntry } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { type CookbookCopy, pricedCookbook } from '@aisleway/core/meals/copy/cookbook-copy'
import { withoutDuplicates } from '@aisleway/core/meals/generation/choose-meals'
import type { Meal } from '@aisleway/core/meals/meal'
import { cookbookSearch } from '@aisleway/search/cookbook-search'
import type { Thesaurus } from '@aisleway/search/search-index'
import { type OpenCatalogue, plainProduct } from './open-catalogue.ts'

type NamedFood = CookbookCopy['foods'][number]

/** The cookbook at the prices of a catalogue. */
export type OpenCookbook = {
  /** Each name once. */
  meals: readonly LocalMeal[]
  bySlug: ReadonlyMap<string, Meal>
  foods: readonly NamedFood[]
  offersOf: (food: string, grams: number | null) => Offer[] | undefined
  search: ReturnType<typeof cookbookSearch<LocalMeal, NamedFood>>
}

type LocalMeal = CookbookEntry & { meal: Meal }

export function openCookbook(
  copy: CookbookCopy,
  { byId }: OpenCatalogue,
  thesaurus: Thesaurus,
): OpenCookbook {
  const { meals: all, offersOf } = pricedCookbook(copy, id => {
    const product = byId.get(id)
    return product && plainProduct(product)
  })
  const meals = withoutDuplicates(all).map(meal => ({ ...cookbookEntry(meal), meal }))
  return {
    meals,
    bySlug: new Map(all.map(meal => [meal.slug, meal])),
    foods: copy.foods,
    offersOf,
    search: cookbookSearch(meals, copy.foods, thesaurus),
  }
}
