import { signedInRoutes } from '../../context/context.ts'
import { findDeals } from './store.ts'

export const shoppingRoutes = {
  deals: signedInRoutes.shopping.deals.handler(({ context, input }) =>
    findDeals(context.database, input.department),
  ),
}
