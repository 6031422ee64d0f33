import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { Queries } from '../../db/database.ts'
import type { FoodsMatched } from '../catalogue/exchange/import-catalogue.ts'
import { productFinder } from './find-products.ts'
import { type FoodLink, linkFoods, readFoods } from './store.ts'

/**
 * Finds products for the foods that no active product serves as any more, in the transaction that changed the
 * catalogue. Former products stay linked, since they may come back.
 */
export async function matchFoods(
  tx: Queries,
  shelf: readonly CatalogueRow[],
): Promise<FoodsMatched> {
  const foods = await readFoods(tx)
  const missing = foods.filter(food => !food.isOnShelf)
  if (missing.length === 0) return { matched: foods.length, of: foods.length }
  const find = await productFinder(shelf)
  let found = 0
  const links: FoodLink[] = []
  for (const needed of missing) {
    const serving = find(needed)
    if (serving.length > 0) found += 1
    links.push(...serving.map(({ id }) => ({ food: needed.food, productId: id })))
    await setImmediate()
  }
  await linkFoods(tx, links)
  return { matched: foods.length - missing.length + found, of: foods.length }
}
