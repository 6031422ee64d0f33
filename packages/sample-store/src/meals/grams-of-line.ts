import { larder } from './larder.ts'
import type { Measure, Recipe, RecipeLine } from './recipe.ts'

/** @throws when the larder does not know what that measure of the food weighs */
export function gramsOfLine(
  [food, amount, measure]: RecipeLine,
  { name }: Pick<Recipe, 'name'>,
): number {
  const gramsEach = scales[measure] ?? larder[food].measures[measure]
  if (gramsEach === undefined) {
    throw new Error(`${name}: the larder does not say what one ${measure} of ${food} weighs`)
  }
  return amount * gramsEach
}

/** International avoirdupois, as far as a kitchen scale shows it. */
const scales: Partial<Record<Measure, number>> = { g: 1, oz: 28.35, lb: 453.6 }
