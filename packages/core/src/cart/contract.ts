import { z } from 'zod'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'
import { signedIn } from '../route-bases.ts'
import { cartItemSchema, cartLinesSchema, quantitySchema, restoredSchema } from './cart-schema.ts'

const cartSchema = z.object({ items: z.array(cartItemSchema) })

/** The signed-in shopper's cart; every call answers with the whole cart after it. */
export const cartContract = {
  read: signedIn.route({ method: 'GET', path: '/cart' }).output(cartSchema),

  setQuantity: signedIn
    .route({ method: 'PUT', path: '/cart/items/{productId}' })
    .input(
      z.object({
        productId: productIdSchema,
        quantity: quantitySchema,
        restored: restoredSchema.optional(),
      }),
    )
    .output(cartSchema)
    .errors(refusals('PRODUCT_NOT_FOUND', 'CART_FULL')),

  clear: signedIn.route({ method: 'DELETE', path: '/cart' }).output(cartSchema),

  /** Merges another cart into this one: for each product the larger quantity counts (answer 17). */
  merge: signedIn
    .route({ method: 'POST', path: '/cart/merge' })
    .input(z.object({ items: cartLinesSchema }))
    .output(cartSchema),
}
