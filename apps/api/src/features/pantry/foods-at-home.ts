import { addDays, utcDay } from '@aisleway/core/days'
import { type FoodsAtHome, foodsAtHome } from '@aisleway/core/pantry/at-home'
import type { Queries } from '../../db/database.ts'
import { readEntries } from './store.ts'
import { usedPantry } from './used-pantry.ts'

/** What the pantry that the shopper uses says about foods. */
export async function readFoodsAtHome(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<FoodsAtHome> {
  const { ownerId } = await usedPantry(queries, userId)
  // In some time zones it is still yesterday.
  const day = addDays(utcDay(now), -1)
  return foodsAtHome(await readEntries(queries, ownerId), day)
}
