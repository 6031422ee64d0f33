import type { NewListItem } from '../list-item.ts'

export function item(given: Partial<NewListItem>): NewListItem {
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
    addedBy: 'mara',
    ...given,
  }
}
