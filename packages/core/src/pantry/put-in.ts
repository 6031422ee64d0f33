import { gramsOf } from './amounts.ts'
import type { PantryEntry } from './pantry-entry.ts'

/** Something new for the pantry: whole packages, with all their edible grams where those are known. */
export type Supply = Omit<PantryEntry, 'amount' | 'fullGrams'>

/**
 * The entry after something was put in on a day. What is there already is raised and never doubled; then what is
 * there is what full means from now on.
 */
export function putIn(known: PantryEntry | undefined, supply: Supply, day: string): PantryEntry {
  if (!known || known.amount === 'out') {
    const isStaple = supply.isStaple || Boolean(known?.isStaple)
    return { ...supply, isStaple, amount: 'full', fullGrams: supply.grams }
  }
  const grams = supply.grams === null ? null : leftOf(known, supply.grams) + supply.grams
  return {
    ...supply,
    foods: commonFoods(known, supply),
    amount: 'full',
    grams,
    fullGrams: grams,
    useBy: earlierDay(known.useBy, supply.useBy, day),
    isStaple: known.isStaple || supply.isStaple,
  }
}

/** Of something whose weight was never known, the amount is taken as a part of what was bought now. */
function leftOf({ grams, amount }: PantryEntry, boughtGrams: number): number {
  return grams ?? gramsOf(amount, boughtGrams)
}

/** As what all of it serves. */
function commonFoods(known: PantryEntry, supply: Supply): string[] {
  return supply.foods.filter(food => known.foods.includes(food))
}

/** The older part has to be used first, unless its time is over, when it has probably been thrown away. */
function earlierDay(known: string | null, next: string | null, day: string): string | null {
  if (known === null || known < day) return next
  return next === null || known < next ? known : next
}
