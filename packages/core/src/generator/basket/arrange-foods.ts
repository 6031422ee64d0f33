import type { CatalogueRow } from '../../catalogue/csv-row.ts'
import type { Diet } from '../../catalogue/diets.ts'
import type { ListedProduct } from '../list-candidates.ts'
import { kindNumber } from '../pick.ts'
import { type BasketExtra, householdExtras } from './basket-extras.ts'
import type { BasketGroup } from './dietary-guidance.ts'
import { foodShare } from './food-shares.ts'

/** A product that a sensible basket may contain. */
export type Food = {
  product: ListedProduct
  group: BasketGroup | null
  /** Portions of its group per package; 0 for an extra. */
  portions: number
  extra: BasketExtra | null
  /** Identical for all sizes and brands of a kind. */
  kind: number
}

/** The store's foods, prepared once for all baskets. */
export type Foods = ReadonlyMap<string, Food>

export function arrangeFoods(
  products: readonly (ListedProduct & Pick<CatalogueRow, 'category'>)[],
): Foods {
  return new Map(
    products.flatMap(product => {
      const share = foodShare(product)
      if (!share) return []
      const { group = null, portions = 0, extra = null }: Partial<Food> = share
      const kind = kindNumber(product.kind || product.id)
      return [[product.id, { product, group, portions, extra, kind }]]
    }),
  )
}

export function suitsDiet({ product, extra }: Food, diet: Diet | null): boolean {
  const isEaten = extra === null || !householdExtras.includes(extra)
  return diet === null || !isEaten || product.diets.includes(diet)
}
