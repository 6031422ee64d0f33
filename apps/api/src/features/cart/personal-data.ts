import { ownRows } from '../../auth/personal-table.ts'
import { cartItems } from './tables.ts'

export const personalData = [
  ownRows(cartItems.userId, {
    productId: cartItems.productId,
    quantity: cartItems.quantity,
    priceCentsWhenAdded: cartItems.priceCentsWhenAdded,
    addedAt: cartItems.addedAt,
  }),
]
