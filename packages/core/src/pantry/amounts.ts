import { shortfall } from '../meals/basket/basket.ts'
import { type Amount, amounts, type PantryEntry } from './pantry-entry.ts'

/** The entry with an amount that somebody entered; if the weight when full is known, the grams follow. */
export function withAmount(entry: PantryEntry, amount: Amount): PantryEntry {
  const { fullGrams } = entry
  return settled({
    ...entry,
    amount,
    grams: fullGrams === null ? null : tenths(fullGrams * shares[amount]),
  })
}

/** The entry with this many grams left; the rough amount follows. */
export function withGrams(entry: PantryEntry, grams: number): PantryEntry {
  const share = entry.fullGrams ? grams / entry.fullGrams : 0
  // A remainder within the tolerance of `shortfall` counts as used up.
  const amount =
    share <= shortfall ? 'out' : share <= 1 / 3 ? 'low' : share <= 2 / 3 ? 'half' : 'full'
  return settled({ ...entry, amount, grams: tenths(grams) })
}

/** The next lower amount, for using something of unknown weight. */
export function oneStepLess(entry: PantryEntry): PantryEntry {
  return withAmount(entry, amounts[amounts.indexOf(entry.amount) + 1] ?? 'out')
}

/** The grams that a rough amount stands for. */
export function gramsOf(amount: Amount, fullGrams: number): number {
  return tenths(fullGrams * shares[amount])
}

/** What each amount means on average: low is closer to nothing than to half. */
const shares: Record<Amount, number> = { full: 1, half: 0.5, low: 0.2, out: 0 }

/** What is used up has no weight and no date. */
function settled(entry: PantryEntry): PantryEntry {
  if (entry.amount !== 'out') return entry
  return { ...entry, grams: entry.grams === null ? null : 0, useBy: null }
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10
}
