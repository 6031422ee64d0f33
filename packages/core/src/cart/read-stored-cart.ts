import * as z from 'zod/mini'
import { departmentFrom } from '../catalogue/departments.ts'
import { dietLabels, diets } from '../catalogue/diets.ts'
import { maxProductId } from '../catalogue/product.ts'
import { centsFromDollars } from '../money.ts'
import { type CartItem, maxCartItems, maxQuantity } from './cart.ts'

// This is zod/mini because the browser fetches this file if a cart is stored, and all of zod would cost 27 kB.
const storedItemSchema = z.object({
  objectID: z.string().check(z.minLength(1), z.maxLength(maxProductId)),
  name: z.string(),
  price: z.number().check(z.nonnegative()),
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
  image: z._default(z.string(), ''),
  department: z._default(z.string(), 'Other'),
  dietTags: z._default(z.array(z.string()), []),
  originalPrice: z.nullish(z.number()),
  weight: z._default(z.string(), ''),
})

export function isStoredItem(row: unknown): boolean {
  return itemFromStored(row) !== null
}

/**
 * Reads what another version, another tab or the user may have written. Unreadable rows are dropped, and so are those
 * beyond what an account's cart holds.
 */
export function itemsFromStored(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap(row => itemFromStored(row) ?? []).slice(0, maxCartItems)
}

function itemFromStored(row: unknown): CartItem | null {
  const read = storedItemSchema.safeParse(row)
  if (!read.success) return null
  const { objectID, name, price, quantity, image, department, dietTags, originalPrice, weight } =
    read.data
  return {
    quantity,
    priceCentsWhenAdded: centsFromDollars(price),
    product: {
      id: objectID,
      name,
      priceCents: centsFromDollars(price),
      originalPriceCents: originalPrice == null ? null : centsFromDollars(originalPrice),
      weightQuantity: weight,
      department: departmentFrom(department) ?? 'Other',
      imageUrl: image,
      diets: diets.filter(diet => dietTags.includes(dietLabels[diet])),
      isRetired: false,
    },
  }
}
