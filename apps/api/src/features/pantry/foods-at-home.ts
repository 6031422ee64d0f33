import { type FoodsAtHome, foodsAtHome } from '@aisleway/core/pantry/at-home'
import type { Queries } from '../../db/database.ts'
import { readEntries } from './store.ts'
import { usedPantry } from './used-pantry.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What the pantry that the shopper uses says of foods. */
export async function readFoodsAtHome(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<FoodsAtHome> {
  const { ownerId } = await usedPantry(queries, userId)
  // A day is not over everywhere when it is here.
  const day = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  return foodsAtHome(await readEntries(queries, ownerId), day)
}
