import { z } from 'zod'
import { departments } from './departments.ts'
import { diets } from './diets.ts'
import { maxProductId, type Product } from './product.ts'

export const productIdSchema = z.string().min(1).max(maxProductId)

export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  priceCents: z.int(),
  originalPriceCents: z.int().nullable(),
  weightQuantity: z.string(),
  department: z.enum([...departments, 'Other']),
  imageUrl: z.string(),
  diets: z.array(z.enum(diets)),
  isRetired: z.boolean(),
}) satisfies z.ZodType<Product>
