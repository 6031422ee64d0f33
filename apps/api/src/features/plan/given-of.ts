import { lackingStaples } from '@aisleway/core/meals/basket/staples'
import type { PlanInput } from '@aisleway/core/plan/contract'
import type { ProblemGiven } from '@aisleway/core/plan/problem/plan-problem'
import type { SignedIn } from '../../context/context.ts'
import { storeToday } from '../../context/store-day.ts'
import { readFavorites } from '../favorites/store.ts'
import { readStaples } from '../meals/staples-store.ts'
import { readFoodsAtHome } from '../pantry/foods-at-home.ts'

/** The planner's input, completed with what is stored about the shopper: food at home and favorite meals. */
export async function givenOf(
  context: SignedIn,
  { settings, slots, eaters, atHome }: PlanInput,
): Promise<ProblemGiven> {
  const { database } = context
  const userId = context.user.id
  const favorites = await readFavorites(database, userId)
  const pantry = await readFoodsAtHome(database.queries, userId, storeToday(context))
  return {
    settings,
    slots,
    eaters,
    atHome: { ...pantry.grams, ...atHome },
    usedUp: pantry.out,
    lacking: lackingStaples(await readStaples(database, userId)),
    favorites: new Set(favorites.flatMap(({ type, data }) => (type === 'meal' ? [data.slug] : []))),
  }
}
