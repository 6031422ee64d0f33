import { signedInRoutes } from '../../context/context.ts'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './store.ts'

const routes = signedInRoutes.recentSearches

export const recentSearchesRoutes = {
  list: routes.list.handler(async ({ context }) => ({
    searches: await readRecentSearches(context.database, context.user.id),
  })),

  add: routes.add.handler(async ({ context, input }) => ({
    searches: await addRecentSearch(context.database, context.user.id, input.text),
  })),

  clear: routes.clear.handler(async ({ context }) => {
    await clearRecentSearches(context.database, context.user.id)
    return { searches: [] }
  }),
}
