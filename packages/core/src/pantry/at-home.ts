import { byUseBy, isPast, type PantryEntry } from './pantry-entry.ts'

/** What the pantry knows about foods; it says nothing about any other. */
export type FoodsAtHome = {
  /** Edible grams by food. */
  grams: Record<string, number>
  /** Staples that are used up, whatever the answer about that kind of staple says. */
  out: string[]
}

/** The foods that can be cooked with on a day; what is past its date does not count. */
export function foodsAtHome(entries: readonly PantryEntry[], day: string): FoodsAtHome {
  const grams = new Map<string, number>()
  const out: string[] = []
  for (const entry of entries) {
    const { foods, amount, grams: left } = entry
    // Each gram counts once, so a product that serves as several foods counts as the first of them.
    const [food] = foods
    if (food === undefined || isPast(entry, day)) continue
    if (amount === 'out') out.push(food)
    // An unknown weight counts as one gram: enough if packages have no weight, next to nothing if they do.
    else grams.set(food, (grams.get(food) ?? 0) + (left ?? 1))
  }
  return { grams: Object.fromEntries(grams), out }
}

/** What the shopper can cook with, for finding meals: what expires first comes first. */
export function foodsToUse(entries: readonly PantryEntry[], day: string): string[] {
  const there = entries.filter(entry => entry.amount !== 'out' && !isPast(entry, day)).sort(byUseBy)
  return [...new Set(there.flatMap(({ foods }) => foods))]
}
