import type { DepartmentOrOther } from '../catalogue/departments.ts'

/** How much is left, as estimated at a glance. */
export const amounts = ['full', 'half', 'low', 'out'] as const

export type Amount = (typeof amounts)[number]

/** More than any kitchen holds, so that one account cannot fill the database. */
export const maxPantryEntries = 500

/** Whether a change is refused because the pantry has no room for what it adds, given the number of entries. */
export function isTooFull({ before, after }: { before: number; after: number }): boolean {
  return after > before && after > maxPantryEntries
}

export const maxPantryGrams = 1_000_000

/** Something at home. Each food or product has one entry, however often it was bought. */
export type PantryEntry = {
  /** Made by `entryKey`, so that two devices that add the same thing write the same entry. */
  key: string
  name: string
  /** Empty if there is no picture. */
  imageUrl: string
  department: DepartmentOrOther
  /** The product bought last; null for free text. */
  productId: string | null
  /** Keys of `MealIngredient.food` as which it serves, its own first; empty for what no meal uses. */
  foods: string[]
  amount: Amount
  /** Edible grams left, and when it was full; null if unknown. */
  grams: number | null
  fullGrams: number | null
  /** The last day on which it is good: "2026-11-23". Null if it keeps for a long time. */
  useBy: string | null
  /** A used-up staple is remembered; anything else is gone. */
  isStaple: boolean
}

/** What makes two entries the same: the food as which it serves, else the product, else the text. */
export function entryKey({
  foods,
  productId,
  name,
}: Pick<PantryEntry, 'foods' | 'productId' | 'name'>): string {
  const [food] = foods
  if (food !== undefined) return `food:${food}`
  return productId === null ? `${ofWords}${name.trim().toLowerCase()}` : `product:${productId}`
}

const ofWords = 'words:'

/** The text in a key that was made from text; undefined for any other key. */
export function wordsIn(key: string): string | undefined {
  return key.startsWith(ofWords) ? key.slice(ofWords.length) : undefined
}

/**
 * The key under which a pantry holds what a device knows as `key`. A device that adds a product offline does not know
 * which foods it serves as, so it files it under the product.
 */
export function keyThere(entries: readonly PantryEntry[], key: string): string {
  if (entries.some(entry => entry.key === key)) return key
  const same = entries.find(({ productId }) => productId !== null && key === `product:${productId}`)
  return same?.key ?? key
}

/** Whether its last good day is before `day`. */
export function isPast({ useBy }: Pick<PantryEntry, 'useBy'>, day: string): boolean {
  return useBy !== null && useBy < day
}

/** What has to be used first comes first; what keeps longest comes last. */
export function byUseBy(one: Pick<PantryEntry, 'useBy'>, other: Pick<PantryEntry, 'useBy'>) {
  return (one.useBy ?? endOfTime).localeCompare(other.useBy ?? endOfTime)
}

const endOfTime = '9999-12-31'

/** Whether it stays in the pantry: used-up entries are gone, except staples. */
export function isRemembered({ amount, isStaple }: Pick<PantryEntry, 'amount' | 'isStaple'>) {
  return amount !== 'out' || isStaple
}
