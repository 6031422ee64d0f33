import { z } from 'zod'
import { productSchema } from '../catalogue/product-schema.ts'
import { type CartItem, maxQuantity } from './cart.ts'

export const quantitySchema = z.int().min(0).max(maxQuantity)
export const cartItemSchema = z.object({
  product: productSchema,
  quantity: quantitySchema,
  priceCentsWhenAdded: z.int(),
}) satisfies z.ZodType<CartItem>
