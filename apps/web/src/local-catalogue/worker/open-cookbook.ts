import type { Offer } from '@aisleway/core/meals/basket/food-products'
import { type CookbookEntry, cookbookEntry } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { type CookbookCopy, pricedCookbook } from '@aisleway/core/meals/copy/cookbook-copy'
import { withoutDuplicates } from '@aisleway/core/meals/generation/choose-meals'
import type { Meal } from '@aisleway/core/meals/meal'
import { searchNames } from '@aisleway/search/name-search'
import { type OpenCatalogue, plainProduct } from './open-catalogue.ts'

type NamedFood = CookbookCopy['foods'][number]
type NameSearch = ReturnType<typeof searchNames>

/** The cookbook at the prices of a catalogue. */
export type OpenCookbook = {
  /** Each name once. */
  meals: readonly LocalMeal[]
  bySlug: ReadonlyMap<string, Meal>
  foods: readonly NamedFood[]
  offersOf: (food: string, grams: number | null) => Offer[] | undefined
  /** Made when something is first searched for; `meals` also by their foods. */
  searches: () => Record<'meals' | 'names' | 'foods', NameSearch>
}

type LocalMeal = CookbookEntry & { meal: Meal }

export function openCookbook(copy: CookbookCopy, { byId }: OpenCatalogue): OpenCookbook {
  const { meals: all, offersOf } = pricedCookbook(copy, id => {
    const product = byId.get(id)
    return product && plainProduct(product)
  })
  const meals = withoutDuplicates(all).map(meal => ({ ...cookbookEntry(meal), meal }))
  const names = new Map(copy.foods.map(({ food, name }) => [food, name]))
  let searches: ReturnType<OpenCookbook['searches']> | undefined
  return {
    meals,
    bySlug: new Map(all.map(meal => [meal.slug, meal])),
    foods: copy.foods,
    offersOf,
    searches: () => {
      searches ??= {
        meals: searchNames(meals.map(({ name, foods }) => ({ name, others: namesOf(foods) }))),
        names: searchNames(meals),
        foods: searchNames(copy.foods.map(({ name, plural }) => ({ name, others: plural ?? '' }))),
      }
      return searches
    },
  }

  function namesOf(foods: CookbookEntry['foods']): string {
    return foods.map(({ food }) => names.get(food) ?? '').join(' ')
  }
}
