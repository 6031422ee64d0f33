import { type Nutrient, type Nutrition, nutrients } from '@aisleway/core/meals/recipe/nutrition'
import { content } from '../content.ts'
import type { Recipe } from '../content-files/recipes.ts'
import { namedNutrients } from '../nutrition/named-nutrients.ts'
import { type Nutrients, nutritionFacts } from '../nutrition/nutrition-facts.ts'
import { amountIn, type Part, type Serving, sum, totalOf } from '../nutrition/serving.ts'
import { gramsOfLine } from './grams-of-line.ts'

export function mealServing(recipe: Pick<Recipe, 'name' | 'servings' | 'ingredients'>): Serving {
  const parts = recipe.ingredients.map(line => ({
    food: line[0],
    grams: gramsOfLine(line, recipe) / recipe.servings,
  }))
  return totalOf(parts, estimate)
}

/** Rounded as the Nutrition tab shows it. */
export function nutritionOf({ nutrients: figures }: Serving): Nutrition {
  const exact = namedNutrients(figures)
  return Object.fromEntries(
    nutrients.map(({ name, unit }) => [name, rounded(exact[name], hasDecimal(name, unit) ? 1 : 0)]),
  ) as Nutrition
}

function hasDecimal(name: Nutrient, unit: string): boolean {
  return unit === 'g' || unit === 'mcg' || name === 'iron'
}

/** The sum of the closest rows; null if the unknown part is not negligible. */
function estimate(nutrient: keyof Nutrients, untold: readonly Part[]): number | null {
  const nearest = ({ food }: Part) => nearestFigures[food]?.[nutrient]
  const rest = untold.filter(part => nearest(part) === undefined)
  if (!isNegligible(nutrient, rest)) return null
  return sum(untold.map(part => ((nearest(part) ?? 0) * part.grams) / 100))
}

const nearestFigures: Readonly<
  Record<string, Partial<Record<keyof Nutrients, number | undefined>>>
> = content.nearestFigures

/**
 * Whether a meal's figure may be stated although some of its foods have none for the nutrient. There are
 * three cases: the foods weigh less than 5 g of the serving together (a pinch of thyme); such foods do not
 * contain the nutrient; or they contain too little of the nutrient's parent for a label to state it (salmon
 * has no carbohydrate, so no sugar).
 */
function isNegligible(nutrient: keyof Nutrients, untold: readonly Part[]): boolean {
  if (sum(untold.map(part => part.grams)) < 5) return true
  if (absentFromPlants.has(nutrient)) {
    return untold.every(({ food }) => nutritionFacts(food).origin === 'plant')
  }
  const bound = partOf[nutrient]
  if (!bound) return false
  const most = untold.map(part => amountIn(part, bound.whole) ?? Number.POSITIVE_INFINITY)
  return sum(most) < bound.tooLittleG
}

/**
 * For plants the source itself assumes 0 for nutrients that they do not contain; mushrooms have a figure for vitamin
 * D.
 */
const absentFromPlants: ReadonlySet<keyof Nutrients> = new Set(['cholesterolMg', 'vitaminDMcg'])

/**
 * 21 CFR 101.9(c)(2): less than 0.5 g of a fat counts as 0. (c)(6): less than 1 g of fiber or sugars need
 * not be declared.
 */
const partOf: Partial<Record<keyof Nutrients, { whole: keyof Nutrients; tooLittleG: number }>> = {
  saturatedFatG: { whole: 'fatG', tooLittleG: 0.5 },
  transFatG: { whole: 'fatG', tooLittleG: 0.5 },
  fiberG: { whole: 'carbohydrateG', tooLittleG: 1 },
  sugarG: { whole: 'carbohydrateG', tooLittleG: 1 },
}

function rounded(figure: number | null, decimals: number): number | null {
  return figure === null ? null : Number(figure.toFixed(decimals))
}
