import { publicRoutes } from '../../context/context.ts'
import { readyPackedJson } from '../../context/ready-json.ts'
import { configFrom } from './app-config.ts'
import { departmentPage } from './department-page.ts'
import { rememberedMs } from './price-history.ts'
import { findByGtin, findProducts, readPriceChanges } from './store.ts'

const routes = publicRoutes.catalogue

export const catalogueRoutes = {
  config: routes.config.handler(({ context }) => configFrom(context)),

  products: routes.products.handler(async ({ context, input }) => ({
    products: await findProducts(context.database, input.ids),
  })),

  byCode: routes.byCode.handler(async ({ context, input }) => ({
    product: await findByGtin(context.database, input.code),
  })),

  department: routes.department.handler(({ context, input }) =>
    departmentPage(context.catalogue.snapshot(), input.slug, context.now()),
  ),

  copyVersion: routes.copyVersion.handler(({ context }) => ({
    version: context.catalogue.copies.version(),
  })),

  copy: routes.copy.handler(async ({ context, input, errors }) => {
    const copy = await context.catalogue.copies.find(input.version, input.since)
    if (!copy) throw errors.NOT_FOUND()
    context.responseHeaders.set('Cache-Control', 'public, max-age=31536000, immutable')
    return readyPackedJson(context, copy)
  }),

  priceMemory: routes.priceMemory.handler(({ context, input }) =>
    readPriceChanges(context.database, input.ids, new Date(context.now().getTime() - rememberedMs)),
  ),
}
