import type { ItemPrice } from '../lists/contract.ts'
import type { ListItem } from '../lists/list-item.ts'
import { expectedPounds } from './weighed-item.ts'

/**
 * A product at the store's price, unless a shopper typed another one (answer 17). What is sold by weight and weighs more
 * would have cost more without the sale, too.
 */
export function pricedItem(item: ListItem, store: ItemPrice | undefined): ListItem {
  if (item.productId === null) return { ...item, originalPriceCents: null }
  if (!store) return item
  if (!item.isPriceEdited) return { ...item, ...store }
  const { isRetired, priceCents, originalPriceCents } = store
  const isWeighed = expectedPounds(item.weightQuantity) !== null
  const share = isWeighed && item.priceCents && priceCents ? item.priceCents / priceCents : 1
  const before = originalPriceCents && Math.round(originalPriceCents * share)
  return { ...item, isRetired, originalPriceCents: before }
}
