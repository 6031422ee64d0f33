import type { Recipe, RecipeLine } from '../content-files/recipes.ts'
import { ingredientNamed } from '../ingredients.ts'
import type { Measure } from './measures.ts'

/** @throws when the ingredient's entry does not give the weight of that measure */
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

/** International avoirdupois units, with the precision of a kitchen scale. */
const scales: Partial<Record<Measure, number>> = { g: 1, oz: 28.35, lb: 453.6 }
