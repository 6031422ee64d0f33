import { dealsOf } from '@aisleway/core/shopping/deals'
import { signedInRoutes } from '../../context/context.ts'
import { productFromRow } from '../catalogue/product-from-row.ts'

export const shoppingRoutes = {
  deals: signedInRoutes.shopping.deals.handler(({ context, input }) =>
    dealsOf(context.catalogue.snapshot().products, input.departments, productFromRow),
  ),
}
