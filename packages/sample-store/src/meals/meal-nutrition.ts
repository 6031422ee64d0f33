import { content } from '../content.ts'
import type { Recipe } from '../content-files/recipes.ts'
import { type Nutrients, nutritionFacts } from '../nutrition/nutrition-facts.ts'
import { amountIn, type Part, type Serving, sum, totalOf } from '../nutrition/serving.ts'
import { gramsOfLine } from './grams-of-line.ts'

/** Per serving; `null` is unknown, never 0. */
export type MealNutrition = {
  /** kcal */
  calories: number | null
  /** Grams from here to protein, but for cholesterol and sodium: milligrams. */
  fat: number | null
  saturatedFat: number | null
  transFat: number | null
  cholesterol: number | null
  sodium: number | null
  carbohydrates: number | null
  fiber: number | null
  sugar: number | null
  protein: number | null
  /** Micrograms. */
  vitaminD: number | null
  /** Milligrams from here on. */
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

/** What a nearest row says; of the rest, nothing if that is negligible. */
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
 * Whether a meal's figure may be told although foods in it do not tell theirs. Three cases:
 * they weigh less than 5 g of the serving together (a pinch of thyme); the nutrient is not found
 * in such foods; or they hold too little of what the nutrient is a part of for a label to print
 * (salmon has no carbohydrate, so no sugar).
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

/** The source itself assumes 0 where a nutrient is not natural to a food; mushrooms tell their vitamin D. */
const absentFromPlants: ReadonlySet<keyof Nutrients> = new Set(['cholesterolMg', 'vitaminDMcg'])

/** 21 CFR 101.9(c)(2): less than 0.5 g of a fat is 0. (c)(6): less than 1 g of fiber or sugars need not be told. */
const partOf: Partial<Record<keyof Nutrients, { whole: keyof Nutrients; tooLittleG: number }>> = {
  saturatedFatG: { whole: 'fatG', tooLittleG: 0.5 },
  transFatG: { whole: 'fatG', tooLittleG: 0.5 },
  fiberG: { whole: 'carbohydrateG', tooLittleG: 1 },
  sugarG: { whole: 'carbohydrateG', tooLittleG: 1 },
}

function rounded(figure: number | null, decimals: number): number | null {
  return figure === null ? null : Number(figure.toFixed(decimals))
}
