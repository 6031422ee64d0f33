import type { User } from '@aisleway/core/account/contract'
import { contract } from '@aisleway/core/contract'
import { implement, ORPCError } from '@orpc/server'
import type { Database } from './db/database.ts'
import type { Catalogue } from './features/catalogue/catalogue.ts'
import type { StoreFacts } from './store-facts.ts'

/** What every route may use. */
export type Context = {
  database: Database
  catalogue: Catalogue
  storeFacts: StoreFacts
  /** The signed-in user of this request, looked up at most once; null for a visitor. */
  findUser: () => Promise<User | null>
}

/** Routes that answer anybody. */
export const publicRoutes = implement(contract).$context<Context>()

/** Routes that need a session; their context carries the user. */
export const signedInRoutes = publicRoutes.use(async ({ context, next }) => {
  const user = await context.findUser()
  if (!user) throw new ORPCError('UNAUTHORIZED', { message: 'Please login to access this page' })
  return next({ context: { user } })
})
