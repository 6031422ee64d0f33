import type { Diet } from '@aisleway/core/catalogue/diets'
import { atLeast, atMost, minus, times } from '../nutrition/known-figures.ts'
import type { Serving } from '../nutrition/serving.ts'

/**
 * What each diet tag of a meal guarantees, per serving or per 100 g of the raw ingredients including water.
 * Meals must meet the limits for meals, not those for single foods (`nutrition/diet-rules.ts`).
 */
export const mealDietRules: Record<Diet, { source: string; holds: (meal: Serving) => boolean }> = {
  plant_based: {
    source: 'Every ingredient comes from a plant or a fungus; honey, eggs and dairy do not.',
    holds: meal => meal.origins.every(origin => origin === 'plant'),
  },
  protein_smart: {
    source:
      '21 CFR 101.54(b): a food "high" in protein holds 20 % of the daily value, 10 g; a meal, twice that.',
    holds: meal => atLeast(meal.nutrients.proteinG, 20),
  },
  carb_conscious: {
    source: 'CDC, Carb Counting: one carb serving is 15 g. Two of them or less, fibre not counted.',
    holds: ({ nutrients }) => atMost(minus(nutrients.carbohydrateG, nutrients.fiberG), 30),
  },
  heart_smart: {
    source:
      '21 CFR 101.62, limits for meals: low fat (3 g in 100 g, 30 % of calories), low saturated fat (1 g in 100 g, less than 10 % of calories), low cholesterol (20 mg in 100 g). 101.65(d) as it stood until 2024: sodium 600 mg a serving at most.',
    holds: meal => {
      const { kcal, fatG, saturatedFatG, cholesterolMg, sodiumMg } = meal.nutrients
      return (
        kcal !== null &&
        atMost(in100g(fatG, meal), 3) &&
        atMost(times(fatG, kcalPerGramOfFat), kcal * 0.3) &&
        atMost(in100g(saturatedFatG, meal), 1) &&
        isBelow(times(saturatedFatG, kcalPerGramOfFat), kcal * 0.1) &&
        atMost(in100g(cholesterolMg, meal), 20) &&
        atMost(sodiumMg, 600)
      )
    },
  },
  whole_grain: {
    source:
      'Whole Grains Council: 16 g of whole grain is a full serving. At least half of the grain is whole.',
    holds: meal => meal.wholeGrainG >= 16 && meal.wholeGrainG >= meal.grainG / 2,
  },
  low_sodium: {
    source: '21 CFR 101.61(b)(5): a meal holds 140 mg or less in 100 g.',
    holds: meal => atMost(in100g(meal.nutrients.sodiumMg, meal), 140),
  },
}

const kcalPerGramOfFat = 9

function in100g(figure: number | null, { grams }: Serving): number | null {
  return times(figure, 100 / grams)
}

function isBelow(figure: number | null, limit: number): boolean {
  return figure !== null && figure < limit
}
