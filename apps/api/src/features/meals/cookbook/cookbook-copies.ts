import { createHash } from 'node:crypto'
import { type CookbookCopy, copiedMeal } from '@aisleway/core/meals/copy/cookbook-copy'
import type { Meal } from '@aisleway/core/meals/meal'
import { type Json, type PackedJson, packed, toJson } from '../../../context/ready-json.ts'
import type { TodaysMenu } from '../build-menu.ts'

/** The cookbook for devices, compressed when the first one requests a version. */
export function cookbookCopies(today: () => TodaysMenu) {
  let newest: Version | undefined

  function current(): Version {
    const from = today()
    if (newest?.from === from) return newest
    const json = toJson(copyOf(from))
    const version = createHash('sha256').update(json).digest('hex').slice(0, 16)
    // New prices create a new menu but leave the cookbook unchanged.
    newest = newest?.version === version ? { ...newest, from } : { version, from, json }
    return newest
  }

  return {
    version: () => current().version,

    /** Undefined for any version but the current one. */
    async find(version: string): Promise<PackedJson<CookbookCopy> | undefined> {
      const asked = current()
      if (asked.version !== version) return undefined
      asked.packed ??= packed(asked.json)
      return asked.packed
    },
  }
}

type Version = {
  version: string
  from: TodaysMenu
  json: Json<CookbookCopy>
  packed?: Promise<PackedJson<CookbookCopy>>
}

/** What a device stores of a menu. */
export function copyOf({ mealBySlug, offersOf, replacements, foods }: TodaysMenu): CookbookCopy {
  const meals = [...mealBySlug.values()].map(({ json }): Meal => JSON.parse(json.toString()))
  const products: CookbookCopy['products'] = {}
  for (const { food } of foods) {
    // In an order that does not depend on prices.
    products[food] = (offersOf(food, null) ?? [])
      .map(({ product, packageGrams }): [string, number | null] => [product.id, packageGrams])
      .sort(([a], [b]) => (a < b ? -1 : 1))
  }
  return {
    meals: meals.map(copiedMeal),
    products,
    replacements,
    foods: foods.map(({ food, name, plural }) => ({ food, name, plural })),
  }
}
