import { dietLabels } from '../catalogue/diets.ts'
import { isOnSale } from '../catalogue/product.ts'
import type { CartItem } from './cart.ts'

/** The fields of the signed-out cart in browser storage (spec 1 §3). */
export function storedFromItem(item: CartItem) {
  const { product, quantity, priceCentsWhenAdded } = item
  return {
    id: product.id,
    objectID: product.id,
    name: product.name,
    price: priceCentsWhenAdded / 100,
    quantity,
    image: product.imageUrl,
    department: product.department,
    dietTags: product.diets.map(diet => dietLabels[diet]),
    isOnSale: isOnSale(product),
    originalPrice: product.originalPriceCents === null ? null : product.originalPriceCents / 100,
    weight: product.weightQuantity,
  }
}
