import type { MealIngredient } from '../meals/meal.ts'
import { oneStepLess, withGrams } from './amounts.ts'
import { byUseBy, type PantryEntry } from './pantry-entry.ts'

type Need = Pick<MealIngredient, 'food' | 'grams'>

/**
 * The entries that change when a meal is cooked. What expires first is used first: by weight where known, else one
 * step down. "As needed" takes nothing, because a pinch would not be noticed.
 */
export function takeOut(entries: readonly PantryEntry[], needs: readonly Need[]): PantryEntry[] {
  const now = new Map(entries.map(entry => [entry.key, entry]))
  for (const { food, grams } of needs) {
    if (grams === null) continue
    let missing = grams
    for (const entry of servingAs(food, now)) {
      if (missing <= 0) break
      if (entry.grams === null) {
        now.set(entry.key, oneStepLess(entry))
        break
      }
      const taken = Math.min(missing, entry.grams)
      now.set(entry.key, withGrams(entry, entry.grams - taken))
      missing -= taken
    }
  }
  return [...now.values()].filter((entry, i) => entry !== entries[i])
}

/** The entries that serve as a food: exact matches first, and among those what expires first. */
function servingAs(food: string, now: ReadonlyMap<string, PantryEntry>): PantryEntry[] {
  return [...now.values()]
    .filter(({ foods, amount }) => amount !== 'out' && foods.includes(food))
    .sort((a, b) => Number(a.foods[0] !== food) - Number(b.foods[0] !== food) || byUseBy(a, b))
}
