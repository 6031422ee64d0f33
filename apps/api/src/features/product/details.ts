import type { ProductDetails } from '@aisleway/core/product/contract'
import type { Context } from '../../context/context.ts'
import type { Reads } from '../../db/database.ts'
import { findProductRow, findProducts } from '../catalogue/store.ts'
import { productsBoughtWith } from '../trips/bought-together.ts'
import { relatedProducts } from './related-products.ts'

const mostMeals = 6

/** Undefined for an id that no product ever had. */
export async function productDetails(
  {
    database,
    catalogue,
    menu,
    productFacts,
  }: Pick<Context, 'catalogue' | 'menu' | 'productFacts'> & { database: Reads },
  id: string,
): Promise<ProductDetails | undefined> {
  const row = await findProductRow(database, id)
  if (!row) return undefined
  const together = await productsBoughtWith(database, id)
  const { meals, foods } = menu.today().mealsWith(id)
  return {
    product: row.product,
    description: row.description,
    gtin: row.gtin,
    facts: productFacts({ id, kind: row.kind }),
    ...relatedProducts(catalogue.snapshot(), { ...row.product, kind: row.kind }),
    boughtTogether: (await findProducts(database, together)).filter(each => !each.isRetired),
    meals: {
      count: meals.length,
      first: meals
        .slice(0, mostMeals)
        .map(({ slug, name, imageUrl }) => ({ slug, name, imageUrl })),
      foods,
    },
  }
}
