import { lackingStaples } from '@aisleway/core/meals/basket/staples'
import type { PlanInput } from '@aisleway/core/plan/contract'
import type { ProblemGiven } from '@aisleway/core/plan/problem/plan-problem'
import type { Database } from '../../db/database.ts'
import { readFavorites } from '../favorites/store.ts'
import { readStaples } from '../meals/staples-store.ts'

/** What the planner needs to know, with what is stored of the shopper: staples at home and favorite meals. */
export async function givenOf(
  database: Database,
  userId: string,
  { settings, slots, eaters, atHome }: PlanInput,
): Promise<ProblemGiven> {
  const favorites = await readFavorites(database, userId)
  return {
    settings,
    slots,
    eaters,
    atHome,
    lacking: lackingStaples(await readStaples(database, userId)),
    favorites: new Set(favorites.flatMap(({ type, data }) => (type === 'meal' ? [data.slug] : []))),
  }
}
