import type { DepartmentOrOther } from '../catalogue/departments.ts'

/** How much is there, as somebody would say who looks at the shelf. */
export const amounts = ['full', 'half', 'low', 'out'] as const

export type Amount = (typeof amounts)[number]

/** More than any kitchen holds, so that one account cannot fill the database. */
export const maxPantryEntries = 500

/** Something at home. Of a food or a product there is one entry, however often it was bought. */
export type PantryEntry = {
  /** Made by `entryKey`, so that two devices which add the same thing write the same entry. */
  key: string
  name: string
  /** Empty without a picture. */
  imageUrl: string
  department: DepartmentOrOther
  /** The product that was bought last; null for own words. */
  productId: string | null
  /** Keys of `MealIngredient.food` as which it serves, its own first; empty for what no meal uses. */
  foods: string[]
  amount: Amount
  /** Edible grams that are left, and that were there when it was full; null if unknown. */
  grams: number | null
  fullGrams: number | null
  /** The last day on which it is good: "2026-11-23". Null if it keeps for long. */
  useBy: string | null
  /** A staple is remembered when it is used up; anything else is then gone. */
  isStaple: boolean
}

/** What makes two entries the same: the food as which it serves, else the product, else the words. */
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

/** The words of a key that was made of words; undefined for any other. */
export function wordsIn(key: string): string | undefined {
  return key.startsWith(ofWords) ? key.slice(ofWords.length) : undefined
}

/**
 * The key under which a pantry has what a device has under `key`. A device that puts in a product without a network
 * does not know as which foods it serves, and so has it under the product.
 */
export function keyThere(entries: readonly PantryEntry[], key: string): string {
  if (entries.some(entry => entry.key === key)) return key
  const same = entries.find(({ productId }) => productId !== null && key === `product:${productId}`)
  return same?.key ?? key
}

/** The one first that has to be used first; what keeps for long comes last. */
export function byUseBy(one: Pick<PantryEntry, 'useBy'>, other: Pick<PantryEntry, 'useBy'>) {
  return (one.useBy ?? endOfTime).localeCompare(other.useBy ?? endOfTime)
}

const endOfTime = '9999-12-31'

/** Whether it stays in the pantry: what is used up is gone, unless it is a staple. */
export function isRemembered({ amount, isStaple }: Pick<PantryEntry, 'amount' | 'isStaple'>) {
  return amount !== 'out' || isStaple
}
