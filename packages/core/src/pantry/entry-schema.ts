import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { maxImageUrl } from '../catalogue/product.ts'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { maxItemName } from '../lists/list-item.ts'
import { foodKeySchema } from '../meals/meal-keys.ts'
import { writtenText } from '../text/written-text.ts'
import { amounts, maxPantryGrams, type PantryEntry } from './pantry-entry.ts'

const grams = z.number().min(0).max(maxPantryGrams)

/** An entry on the wire; kept apart from the rules, so that screens load no zod. */
export const pantryEntrySchema = z.object({
  key: z.string().min(1).max(220),
  name: writtenText().min(1).max(maxItemName),
  imageUrl: z.string().max(maxImageUrl),
  department: z.enum([...departments, 'Other']),
  productId: productIdSchema.nullable(),
  foods: z.array(foodKeySchema).max(20),
  amount: z.enum(amounts),
  grams: grams.nullable(),
  fullGrams: grams.nullable(),
  useBy: z.iso.date().nullable(),
  isStaple: z.boolean(),
}) satisfies z.ZodType<PantryEntry>
