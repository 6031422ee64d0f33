import { z } from 'zod'
import { productIdSchema, productSchema } from '../catalogue/product-schema.ts'
import { type CartItem, maxCartItems, maxQuantity } from './cart.ts'
import type { Need } from './need.ts'
import type { Restored } from './restored-item.ts'

export const quantitySchema = z.int().min(0).max(maxQuantity)
/** A whole cart as its products and their quantities. */
export const cartLinesSchema = z
  .array(z.object({ productId: productIdSchema, quantity: z.int().min(1).max(maxQuantity) }))
  .max(maxCartItems)

const needSchema = z.object({
  name: z.string().max(200),
  plural: z.string().max(200).nullable(),
  grams: z.number(),
  gramsEach: z.number().nullable(),
  eachMeasure: z.string().max(200).nullish(),
}) satisfies z.ZodType<Need>

/** What puts a removed product back as it was. */
export const restoredSchema = z.object({
  before: productIdSchema.nullable(),
  following: z.array(productIdSchema).max(maxCartItems).optional(),
  priceCentsWhenAdded: z.int32().min(0),
  need: needSchema.optional(),
}) satisfies z.ZodType<Restored>

export const cartItemSchema = z.object({
  product: productSchema,
  quantity: quantitySchema,
  priceCentsWhenAdded: z.int(),
  need: needSchema.optional(),
}) satisfies z.ZodType<CartItem>
