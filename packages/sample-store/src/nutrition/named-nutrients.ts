import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import type { Nutrients } from './nutrition-facts.ts'

/** The same figures under their names on a nutrition label. */
export function namedNutrients(figures: Nutrients): Nutrition {
  return {
    calories: figures.kcal,
    fat: figures.fatG,
    saturatedFat: figures.saturatedFatG,
    transFat: figures.transFatG,
    cholesterol: figures.cholesterolMg,
    sodium: figures.sodiumMg,
    carbohydrates: figures.carbohydrateG,
    fiber: figures.fiberG,
    sugar: sugarOf(figures),
    protein: figures.proteinG,
    vitaminD: figures.vitaminDMcg,
    calcium: figures.calciumMg,
    iron: figures.ironMg,
    potassium: figures.potassiumMg,
  }
}

/** Analysed, where carbohydrates are what the other parts leave: of milk the table tells more sugar than those. */
function sugarOf({ sugarG, carbohydrateG }: Nutrients): number | null {
  return sugarG === null || carbohydrateG === null ? sugarG : Math.min(sugarG, carbohydrateG)
}
