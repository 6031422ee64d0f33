import { publicRoutes } from '../../context.ts'
import { configFrom } from './app-config.ts'
import { findProducts } from './store.ts'

const routes = publicRoutes.catalogue

export const catalogueRoutes = {
  config: routes.config.handler(({ context }) => configFrom(context)),

  products: routes.products.handler(async ({ context, input }) => ({
    products: await findProducts(context.database, input.ids),
  })),
}
