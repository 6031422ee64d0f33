import type { CookbookPage } from '@aisleway/core/meals/contract'
import { cookbookEntry, cookbookPage } from '@aisleway/core/meals/cookbook/cookbook-filters'
import type { Meal } from '@aisleway/core/meals/meal'
import { foldText } from '@aisleway/core/text/fold-text'
import { api } from '../../../api/client/client.ts'
import { changeRecords, recordKeys } from '../../../api/device-records/device-records.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import { keptCopy } from '../../../api/outbox/sending/kept-copy.ts'
import { signedInUser } from '../../../api/session/known-session.ts'

type Copy = {
  version: string
  /** The meals as JSON: every start reads all records, and one text is read faster than a thousand values. */
  json: string
}

const copy = keptCopy<Copy>(
  'own-recipes',
  data => isObject(data) && isText(data.version) && isText(data.json),
)

/** Stores the shopper's own recipes on this device, at current prices; asks for them only if they have changed. */
export async function keepOwnMeals({ id }: { id: string }): Promise<void> {
  const known = await copy.last(id)
  const { version, meals } = await api.recipes.copy({ known: known?.version })
  if (meals) await copy.take(id, { version, json: JSON.stringify(meals) })
  // Where earlier versions of the app stored them.
  await changeRecords(recordKeys(deviceKey(id, 'copy', 'own-meals')).map(key => [key, undefined]))
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

async function known(): Promise<Meal[] | undefined> {
  const kept = await copy.last(signedInUser()?.id ?? '')
  return kept && JSON.parse(kept.json)
}
