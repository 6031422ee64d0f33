import { type FoodsAtHome, foodsAtHome } from '@aisleway/core/pantry/at-home'
import type { Queries } from '../../db/database.ts'
import { readEntries } from './store.ts'
import { usedPantry } from './used-pantry.ts'

/** What the pantry that the shopper uses says about foods on a day. */
export async function readFoodsAtHome(
  queries: Queries,
  userId: string,
  day: string,
): Promise<FoodsAtHome> {
  const { ownerId } = await usedPantry(queries, userId)
  return foodsAtHome(await readEntries(queries, ownerId), day)
}
