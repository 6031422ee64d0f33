import type { Recipe, RecipeLine } from '../content-files/recipes.ts'
import { ingredientNamed } from '../ingredients.ts'
import type { Measure } from './measures.ts'

/** @throws when the ingredient's entry does not say what that measure weighs */
export function gramsOfLine(
  [food, amount, measure]: RecipeLine,
  { name }: Pick<Recipe, 'name'>,
): number {
  const gramsEach = scales[measure] ?? ingredientNamed(food).measures[measure]
  if (gramsEach === undefined) {
    throw new Error(`${name}: the ingredients do not say what one ${measure} of ${food} weighs`)
  }
  return amount * gramsEach
}

/** International avoirdupois, as far as a kitchen scale shows it. */
const scales: Partial<Record<Measure, number>> = { g: 1, oz: 28.35, lb: 453.6 }
