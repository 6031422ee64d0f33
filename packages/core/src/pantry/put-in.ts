import { gramsOf } from './amounts.ts'
import { isPast, maxPantryGrams, type PantryEntry } from './pantry-entry.ts'

/** Something new for the pantry: whole packages, with their edible grams where known. */
export type Supply = Omit<PantryEntry, 'amount' | 'fullGrams'>

/**
 * The entry after something was added on a day. The amount is full again, and the total, including what was left,
 * becomes the new full weight. What is past its day was probably thrown away, and counts as used up.
 */
export function putIn(known: PantryEntry | undefined, supply: Supply, day: string): PantryEntry {
  if (!known || known.amount === 'out' || isPast(known, day)) {
    const isStaple = supply.isStaple || Boolean(known?.isStaple)
    const grams = supply.grams && Math.min(maxPantryGrams, supply.grams)
    return { ...supply, isStaple, amount: 'full', grams, fullGrams: grams }
  }
  const grams =
    supply.grams === null
      ? null
      : Math.min(maxPantryGrams, leftOf(known, supply.grams) + supply.grams)
  return {
    ...supply,
    foods: commonFoods(known, supply),
    amount: 'full',
    grams,
    fullGrams: grams,
    useBy: earlierDay(known.useBy, supply.useBy),
    isStaple: known.isStaple || supply.isStaple,
  }
}

/** If the weight was never known, the rough amount is taken as a share of the new purchase. */
function leftOf({ grams, amount }: PantryEntry, boughtGrams: number): number {
  return grams ?? gramsOf(amount, boughtGrams)
}

/** The foods as which both the old and the new product serve. */
function commonFoods(known: PantryEntry, supply: Supply): string[] {
  return supply.foods.filter(food => known.foods.includes(food))
}

/** The older part has to be used first. */
function earlierDay(known: string | null, next: string | null): string | null {
  if (known === null) return next
  return next === null || known < next ? known : next
}
