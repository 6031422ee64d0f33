import { z } from 'zod'
import { productSchema } from '../catalogue/product-schema.ts'
import { type CartItem, maxQuantity } from './cart.ts'

export const quantitySchema = z.int().min(0).max(maxQuantity)
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
