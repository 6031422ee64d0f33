import { foldText } from '@aisleway/core/fold-text'
import type { CookbookPage } from '@aisleway/core/meals/contract'
import { cookbookEntry, cookbookPage } from '@aisleway/core/meals/cookbook/cookbook-filters'
import type { Meal } from '@aisleway/core/meals/meal'
import { api } from '../../../api/client/client.ts'
import { keptCopy } from '../../../api/outbox/sending/kept-copy.ts'
import { signedInUser } from '../../../api/session/known-session.ts'

/** More than anybody cooks before being online again. */
const mostPages = 20

const copy = keptCopy<Meal[]>('own-meals', Array.isArray)

/** Stores the shopper's own recipes on this device, at current prices. */
export async function keepOwnMeals({ id }: { id: string }): Promise<void> {
  await copy.read(id, async () => {
    const meals: Meal[] = []
    let pageCount = 1
    for (let page = 1; page <= Math.min(pageCount, mostPages); page++) {
      const found = await api.meals.search({ whose: 'mine', page })
      pageCount = found.pageCount
      meals.push(...found.meals.map(({ meal }) => meal))
    }
    return meals
  })
}

/** One of them, as this device last knew it. */
export async function ownMeal(slug: string): Promise<Meal | undefined> {
  return (await known())?.find(meal => meal.slug === slug)
}

type Asked = Parameters<typeof cookbookPage>[1]

/** A page of them; a text searches their names. */
export async function ownMealsPage(text: string, asked: Asked): Promise<CookbookPage | undefined> {
  const meals = await known()
  if (!meals) return undefined
  const wanted = foldText(text.trim())
  const entries = meals
    .filter(({ name }) => foldText(name).includes(wanted))
    .map(meal => ({ ...cookbookEntry(meal), meal }))
  const { total, pageCount, shown } = cookbookPage(entries, asked)
  return {
    total,
    pageCount,
    meals: shown.map(({ entry, missing }) => ({ meal: entry.meal, missing })),
  }
}

function known(): Promise<Meal[] | undefined> {
  return copy.last(signedInUser()?.id ?? '')
}
