import type { NewListItem } from '../list-item.ts'

/** An item in somebody's own words; pass only the fields that matter. */
export function listItem(given: Partial<NewListItem> = {}): NewListItem {
  return {
    productId: null,
    name: 'Birthday candles',
    imageUrl: '',
    weightQuantity: '',
    department: 'Other',
    diets: [],
    quantity: 1,
    priceCents: null,
    originalPriceCents: null,
    origin: 'list',
    addedBy: '',
    ...given,
  }
}
