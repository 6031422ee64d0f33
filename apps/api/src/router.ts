import { publicRoutes } from './context.ts'
import { accountRoutes } from './features/account/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'

/** Every route of the contract and what answers it; a missing one does not compile. */
export const router = publicRoutes.router({
  account: accountRoutes,
  cart: cartRoutes,
  catalogue: catalogueRoutes,
})
