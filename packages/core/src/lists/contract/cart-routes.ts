import { z } from 'zod'
import { cartLinesSchema } from '../../cart/cart-schema.ts'
import { refusals } from '../../errors.ts'
import { listId, oneList, signedIn } from '../../route-bases.ts'
import { listHeadSchema } from '../contract.ts'
import { maxListItems } from '../list-item.ts'
import { operationSchema } from '../operation-schema.ts'

/** The operations that make a list match the cart, in one message: list and cart may each hold as much as a list. */
const updateSchema = z.object({
  listId,
  operations: z.array(operationSchema).max(2 * maxListItems),
  cart: cartLinesSchema,
})

/** Between a list and the shopper's cart. */
export const cartRoutes = {
  /** The list from which the cart was loaded, as long as one of its products is still in the cart. */
  loaded: signedIn.route({ method: 'GET', path: '/lists/loaded' }).output(
    z.object({
      list: listHeadSchema
        .pick({ id: true, name: true, access: true })
        .extend({
          /** The free-text items, which are carried over if the cart is saved as a new list. */
          ownWords: z.array(z.string()),
        })
        .nullable(),
    }),
  ),

  /** Applies to the list the changes that the shopper was shown, and empties the cart. */
  updateFromCart: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/items' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('CART_EMPTY', 'CART_CHANGED', 'LIST_FULL')),

  /** Undoes such an update and restores its cart. */
  undoUpdate: oneList
    .route({ method: 'POST', path: '/lists/{listId}/items/undo' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('LIST_FULL')),

  /** Copies the list into the cart: for each product the larger quantity counts. */
  loadIntoCart: oneList
    .route({ method: 'POST', path: '/lists/{listId}/cart' })
    .input(z.object({ listId }))
    .output(
      z.object({
        loaded: z.int(),
        /** The free-text items, which stay on the list only. */
        ownWords: z.array(z.string()),
        noLongerSold: z.array(z.string()),
      }),
    )
    .errors(refusals('CART_FULL')),
}
