import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { Diet } from '../catalogue/diets.ts'
import type { ItemOrder } from './item-order.ts'

/** Where an item came from, which explains the savings (answer 22a). */
export type ItemOrigin = 'list' | 'aisle' | 'deal'

/** The item on the list before a swap, with the price that one package had there. */
export type PlannedItem = Pick<
  NewListItem,
  'productId' | 'name' | 'quantity' | 'priceCents' | 'origin'
>

/** The fields that are written when an item is added to a list. */
export type NewListItem = {
  /** Null for free text, such as "birthday candles". */
  productId: string | null
  name: string
  imageUrl: string
  weightQuantity: string
  department: DepartmentOrOther
  diets: Diet[]
  quantity: number
  /** The price when it was added; null if unknown. */
  priceCents: number | null
  originalPriceCents: number | null
  origin: ItemOrigin
  /** The id of the user who added it. */
  addedBy: string
  /** What to look for: "ripe ones". */
  note?: string
  /** The item that it replaces on this trip, after a swap in the store. */
  insteadOf?: PlannedItem
}

/** An item in its current state. */
export type ListItem = NewListItem & {
  id: string
  order: ItemOrder
  note: string
  isChecked: boolean
  /** Whether the store did not have it and it is to be bought elsewhere. */
  isElsewhere: boolean
  checkedBy: string | null
  /** Whether the shopper corrected the price in the store ("it was $2.99"). */
  isPriceEdited: boolean
  /** What all packages cost, if they were weighed together; `priceCents` is then rounded. See `lineCents`. */
  lineTotalCents?: number | undefined
  /** Whether the store no longer sells it; absent if today's prices are not known. */
  isRetired?: boolean
}

export const maxItemQuantity = 99
export const maxListItems = 500
export const maxItemName = 120
export const maxItemNote = 200
