import { readIngredientLine } from './ingredient-line.ts'
import type { KnownFood } from './nutrition-lookup.ts'

/**
 * The lines for a line that names two foods without an amount: "Salt and pepper, to taste" is salt, and pepper. Any
 * other line stays as it is, since half and half and rice and beans may be products.
 */
export function separateFoods(
  line: string,
  findFood: (name: string) => KnownFood | undefined,
): string[] {
  const { amount, name, prepared } = readIngredientLine(line)
  const parts = name.split(/\s+(?:and|y|&)\s+/i)
  if (amount !== null || parts.length !== 2) return [line]
  const foods = parts.map(part => findFood(part)?.food)
  const areSeasonings = foods.every(food => food !== undefined && seasonings.has(food))
  if (!areSeasonings || foods[0] === foods[1]) return [line]
  return parts.map(part => [part, prepared].filter(Boolean).join(', '))
}

/** What recipes name together as needed. */
const seasonings: ReadonlySet<string> = new Set([
  ...['salt', 'black pepper', 'olive oil', 'vegetable oil', 'butter', 'sugar', 'paprika'],
  ...['garlic powder', 'onion powder', 'cumin', 'oregano', 'parsley', 'cinnamon'],
])
