import { setImmediate } from 'node:timers/promises'
import { isTapWater } from '@aisleway/core/meals/basket/pantry'
import { memoize } from '@aisleway/core/memoize'
import type { LineMatch, RecipeLine } from '@aisleway/core/recipes/recipe'
import { finderIn } from '../../catalogue/find-products.ts'
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts'
import type { TodaysMenu } from '../build-menu.ts'
import { foodFinder, productNames } from '../recipe-import/find-food.ts'
import { readIngredientLine } from '../recipe-import/ingredient-line.ts'
import type { KnownFood, NutritionLookup } from '../recipe-import/nutrition-lookup.ts'

type Served = {
  catalogue: CatalogueSnapshot
  lookup: NutritionLookup
  menu: Pick<TodaysMenu, 'offersOf'>
}

/**
 * Finds what serves as each line for which the shopper has not chosen anything. That searches all products, so other
 * requests are answered after each line.
 */
export async function matched(lines: readonly RecipeLine[], served: Served): Promise<RecipeLine[]> {
  const all: RecipeLine[] = []
  for (const line of lines) {
    const isOpen = line.match === undefined
    all.push({ ...line, match: isOpen ? matchOf(line.text, served) : line.match })
    if (isOpen) await setImmediate()
  }
  return all
}

/**
 * What serves as an ingredient line: a known food that is sold, else a product, else a known food; null if there is
 * none of them. Water comes from the tap, and not in bottles.
 */
function matchOf(text: string, { catalogue, lookup, menu }: Served): LineMatch | null {
  const { name } = readIngredientLine(text)
  if (name === '') return null
  const food = foodNamed(text, lookup)
  const asFood = food ? { kind: 'food' as const, food: food.food } : null
  if (isTapWater(name)) return asFood
  if (asFood && menu.offersOf(asFood.food, null)?.length) return asFood
  const find = finderIn(catalogue.index, catalogue.products)
  for (const each of productNames(name)) {
    const words = each.split(' ').slice(-mostWords).join(' ')
    const [product] = find({ search: food?.search ?? words, name: words, departments: [] })
    if (product) return { kind: 'product', productId: product.id }
  }
  return asFood
}

/** The known food that an ingredient line names. */
export function foodNamed(text: string, lookup: NutritionLookup): KnownFood | undefined {
  const { name } = readIngredientLine(text)
  if (name === '') return undefined
  return isTapWater(name) ? knownFood(lookup, 'water') : findersOf(lookup).find(name)
}

/** A known food by its key. */
export function knownFood(lookup: NutritionLookup, food: string): KnownFood | undefined {
  return findersOf(lookup).byKey.get(food)
}

const mostWords = 6

const findersOf = memoize(({ foods }: NutritionLookup) => ({
  find: foodFinder(foods),
  byKey: new Map(foods.map(food => [food.food, food])),
}))
