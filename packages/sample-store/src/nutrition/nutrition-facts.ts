import { content } from '../content.ts'
import type { NutritionFacts } from '../content-files/nutrition.ts'

export type Nutrients = NutritionFacts['per100g']
export type Family = NutritionFacts['family']
export type Origin = NutritionFacts['origin']

/** @throws when nutrition.yaml has no row for the ingredient */
export function nutritionFacts(ingredient: string): NutritionFacts {
  const facts = content.nutrition[ingredient]
  if (!facts) throw new Error(`There are no nutrition figures for "${ingredient}"`)
  return facts
}
