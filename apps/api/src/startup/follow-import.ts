import type { FollowImport } from '../features/catalogue/exchange/import-catalogue.ts'
import { matchFoods } from '../features/meals/match-foods.ts'
import { countPopularity } from '../features/popularity/count-popularity.ts'
import { notePriceDrops } from '../features/price-notices/price-drops.ts'

/** What has to change together with the catalogue, in the same transaction. */
export const followImport: FollowImport = async (tx, findFoods, cheaper) => {
  await notePriceDrops(tx, cheaper)
  const matched = await matchFoods(tx, findFoods)
  await countPopularity(tx, new Date())
  return matched
}
