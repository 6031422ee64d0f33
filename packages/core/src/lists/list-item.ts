import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { Diet } from '../catalogue/diets.ts'

/** Where an item came from: savings are explained by it (answer 22a). */
export type ItemOrigin = 'list' | 'aisle' | 'deal'

/** What stood on the list before a swap, at the price of one package that it had there. */
export type PlannedItem = Pick<
  NewListItem,
  'productId' | 'name' | 'quantity' | 'priceCents' | 'origin'
>

/** What is written when an item is put on a list; it does not change afterwards. */
export type NewListItem = {
  /** Null for free text: "birthday candles". */
  productId: string | null
  name: string
  imageUrl: string
  weightQuantity: string
  department: DepartmentOrOther
  diets: Diet[]
  quantity: number
  /** When it was added; null when nobody knows the price. */
  priceCents: number | null
  originalPriceCents: number | null
  origin: ItemOrigin
  /** Who added it. */
  addedBy: string
  /** Taken in the store in place of this, on this trip. */
  insteadOf?: PlannedItem
}

/** An item as it now is. */
export type ListItem = NewListItem & {
  id: string
  isChecked: boolean
  checkedBy: string | null
  /** The shopper saw another price on the shelf ("it was $2.99"). */
  isPriceEdited: boolean
}

export const maxItemQuantity = 99
export const maxListItems = 500
export const maxItemName = 120
