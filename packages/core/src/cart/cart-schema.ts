import { z } from 'zod'
import { productSchema } from '../catalogue/product-schema.ts'
import { type CartItem, maxCartItems, maxQuantity } from './cart.ts'

export const productIdSchema = z.string().min(1).max(200)
export const quantitySchema = z.int().min(0).max(maxQuantity)
/** A whole cart as its products and their quantities. */
export const cartLinesSchema = z
  .array(z.object({ productId: productIdSchema, quantity: z.int().min(1).max(maxQuantity) }))
  .max(maxCartItems)

export const cartItemSchema = z.object({
  product: productSchema,
  quantity: quantitySchema,
  priceCentsWhenAdded: z.int(),
  need: z
    .object({
      name: z.string(),
      plural: z.string().nullable(),
      grams: z.number(),
      gramsEach: z.number().nullable(),
      eachMeasure: z.string().nullish(),
    })
    .optional(),
}) satisfies z.ZodType<CartItem>
