import { content } from '../content.ts'
import type { Recipe } from '../content-files/recipes.ts'
import { type Nutrients, nutritionFacts } from '../nutrition/nutrition-facts.ts'
import { amountIn, type Part, type Serving, sum, totalOf } from '../nutrition/serving.ts'
import { gramsOfLine } from './grams-of-line.ts'

/** Per serving; `null` means unknown, never 0. */
export type MealNutrition = {
  /** In kcal. */
  calories: number | null
  /** In grams up to protein, except cholesterol and sodium, which are in milligrams. */
  fat: number | null
  saturatedFat: number | null
  transFat: number | null
  cholesterol: number | null
  sodium: number | null
  carbohydrates: number | null
  fiber: number | null
  sugar: number | null
  protein: number | null
  /** In micrograms. */
  vitaminD: number | null
  /** In milligrams from here on. */
  calcium: number | null
  iron: number | null
  potassium: number | null
}

export function mealServing(recipe: Pick<Recipe, 'name' | 'servings' | 'ingredients'>): Serving {
  const parts = recipe.ingredients.map(line => ({
    food: line[0],
    grams: gramsOfLine(line, recipe) / recipe.servings,
  }))
  return totalOf(parts, estimate)
}

export function nutritionOf({ nutrients }: Serving): MealNutrition {
  return {
    calories: rounded(nutrients.kcal, 0),
    fat: rounded(nutrients.fatG, 1),
    saturatedFat: rounded(nutrients.saturatedFatG, 1),
    transFat: rounded(nutrients.transFatG, 1),
    cholesterol: rounded(nutrients.cholesterolMg, 0),
    sodium: rounded(nutrients.sodiumMg, 0),
    carbohydrates: rounded(nutrients.carbohydrateG, 1),
    fiber: rounded(nutrients.fiberG, 1),
    sugar: rounded(nutrients.sugarG, 1),
    protein: rounded(nutrients.proteinG, 1),
    vitaminD: rounded(nutrients.vitaminDMcg, 1),
    calcium: rounded(nutrients.calciumMg, 0),
    iron: rounded(nutrients.ironMg, 1),
    potassium: rounded(nutrients.potassiumMg, 0),
  }
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
 * For plants the source itself assumes 0 for nutrients that they do not contain; mushrooms state their
 * vitamin D.
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
