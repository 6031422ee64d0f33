import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { maxCartItems, maxQuantity } from './cart.ts'
import { cartItemSchema, quantitySchema } from './cart-schema.ts'

const cartSchema = z.object({ items: z.array(cartItemSchema) })
const productId = z.string().min(1).max(200)

const signedIn = oc.errors(refusals('UNAUTHORIZED'))

/** The signed-in shopper's cart; every call answers with the whole cart as it then is. */
export const cartContract = {
  read: signedIn.route({ method: 'GET', path: '/cart' }).output(cartSchema),

  setQuantity: signedIn
    .route({ method: 'PUT', path: '/cart/items/{productId}' })
    .input(z.object({ productId, quantity: quantitySchema }))
    .output(cartSchema)
    .errors(refusals('PRODUCT_NOT_FOUND', 'CART_FULL')),

  clear: signedIn.route({ method: 'DELETE', path: '/cart' }).output(cartSchema),

  /** Takes in a cart from elsewhere: of each product the larger quantity stays (decision 17). */
  merge: signedIn
    .route({ method: 'POST', path: '/cart/merge' })
    .input(
      z.object({
        items: z
          .array(z.object({ productId, quantity: z.int().min(1).max(maxQuantity) }))
          .max(maxCartItems),
      }),
    )
    .output(cartSchema),
}
