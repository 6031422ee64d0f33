import { type RecipeLine, recipeLimits } from '@aisleway/core/recipes/recipe'
import type { NutritionLookup } from '../recipe-import/nutrition-lookup.ts'
import { separateFoods } from '../recipe-import/separate-foods.ts'
import { foodNamed } from './match-lines.ts'

/** Of the lines for which the shopper has not chosen anything, "Salt and pepper" becomes two if the recipe has room. */
export function separated(lines: readonly RecipeLine[], lookup: NutritionLookup): RecipeLine[] {
  const findFood = (name: string) => foodNamed(name, lookup)
  const all = lines.flatMap(line =>
    line.match === undefined
      ? separateFoods(line.text, findFood).map(text => ({ ...line, text }))
      : [line],
  )
  return all.length > recipeLimits.lines ? [...lines] : all
}
