import type { Queries } from '../../db/database.ts'
import type { FoodsMatched } from '../catalogue/exchange/import-catalogue.ts'
import type { FindFoods } from '../catalogue/find-products.ts'
import { linkFoods, readFoods } from './store.ts'

/**
 * Finds products for foods that no active product serves as any more, in the transaction that changed the catalogue.
 * Former products stay linked, since they may return.
 */
export async function matchFoods(tx: Queries, findFoods: FindFoods): Promise<FoodsMatched> {
  const foods = await readFoods(tx)
  const missing = foods.filter(food => !food.isSold)
  if (missing.length === 0) return { matched: foods.length, of: foods.length }
  const found = await findFoods(missing)
  await linkFoods(
    tx,
    missing.flatMap(({ food }, i) => (found[i] ?? []).map(productId => ({ food, productId }))),
  )
  const without = found.filter(ids => ids.length === 0).length
  return { matched: foods.length - without, of: foods.length }
}
