import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { maxImageUrl } from '../catalogue/product.ts'
import { maxItemName } from '../lists/list-item.ts'
import { writtenText } from '../text/written-text.ts'
import { amounts, maxPantryGrams, type PantryEntry } from './pantry-entry.ts'

const grams = z.number().min(0).max(maxPantryGrams)

/** An entry on the wire; kept apart from the rules, so that screens load no zod. */
export const pantryEntrySchema = z.object({
  key: z.string().min(1).max(220),
  name: writtenText().min(1).max(maxItemName),
  imageUrl: z.string().max(maxImageUrl),
  department: z.enum([...departments, 'Other']),
  productId: z.string().min(1).max(200).nullable(),
  foods: z.array(z.string().min(1).max(80)).max(20),
  amount: z.enum(amounts),
  grams: grams.nullable(),
  fullGrams: grams.nullable(),
  useBy: z.iso.date().nullable(),
  isStaple: z.boolean(),
}) satisfies z.ZodType<PantryEntry>
