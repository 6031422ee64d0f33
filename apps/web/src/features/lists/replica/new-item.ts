import type { Product } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { maxItemName, maxItemQuantity, type NewListItem } from '@aisleway/core/lists/list-item'
import { truncate } from '@aisleway/core/text/truncate'

/** Turns a product into a list item. */
export function newItem(product: Product, quantity: number, userId: string): NewListItem {
  return {
    productId: product.id,
    name: truncate(product.name, maxItemName),
    imageUrl: product.imageUrl,
    weightQuantity: product.weightQuantity,
    department: product.department,
    diets: product.diets,
    quantity: Math.min(quantity, maxItemQuantity),
    priceCents: product.priceCents,
    originalPriceCents: product.originalPriceCents,
    origin: 'list',
    addedBy: userId,
  }
}

/** Turns a text such as "birthday candles" into an item: no product, no price, and a guessed department. */
export function freeTextItem(text: string, quantity: number, userId: string): NewListItem {
  const name = truncate(text.trim(), maxItemName)
  return {
    productId: null,
    name,
    imageUrl: '',
    weightQuantity: '',
    department: guessDepartment(name),
    diets: [],
    quantity: Math.min(quantity, maxItemQuantity),
    priceCents: null,
    originalPriceCents: null,
    origin: 'list',
    addedBy: userId,
  }
}
