import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Food } from '../content-files/product-kinds.ts'
import { atLeast, atMost, minus, times } from './known-figures.ts'
import type { Nutrients } from './nutrition-facts.ts'
import { nutrientNames, type Serving, servingOf } from './serving.ts'

/**
 * What each flag guarantees per serving (the reference amount of 21 CFR 101.12(b)). An unknown figure never
 * earns a flag (answer 2).
 */
export const dietRules: Record<Diet, { source: string; holds: (serving: Serving) => boolean }> = {
  plant_based: {
    source: 'Every ingredient comes from a plant or a fungus; honey, eggs and dairy do not.',
    holds: s => s.origins.every(origin => origin === 'plant'),
  },
  protein_smart: {
    source: '21 CFR 101.54(b): "high" is 20 % or more of the daily value, 10 g of 50 g protein.',
    holds: s => atLeast(s.nutrients.proteinG, 10),
  },
  carb_conscious: {
    source: 'CDC, Carb Counting: one carb serving is 15 g. Half of one or less, fibre not counted.',
    holds: s => atMost(minus(s.nutrients.carbohydrateG, s.nutrients.fiberG), 7.5),
  },
  heart_smart: {
    source:
      '21 CFR 101.75(c): low fat (3 g), low saturated fat (1 g and 15 % of calories), low cholesterol (20 mg). 101.14(a)(4): sodium 480 mg at most. 101.14(e)(6): 10 % of the daily value of protein, fibre, iron or calcium; 101.65(d)(2) lets fruit and vegetables do without.',
    holds: s => {
      const amount = perReferenceAmount(s)
      return (
        atMost(amount.fatG, 3) &&
        atMost(s.nutrients.saturatedFatG, 1) &&
        atMost(times(s.nutrients.saturatedFatG, 9), (s.nutrients.kcal ?? 0) * 0.15) &&
        atMost(amount.cholesterolMg, 20) &&
        atMost(amount.sodiumMg, 480) &&
        (s.produceG >= s.grams * 0.95 ||
          atLeast(s.nutrients.proteinG, 5) ||
          atLeast(s.nutrients.fiberG, 2.8) ||
          atLeast(s.nutrients.ironMg, 1.8) ||
          atLeast(s.nutrients.calciumMg, 130))
      )
    },
  },
  whole_grain: {
    source:
      'Whole Grains Council, Basic Stamp with 50 %: at least half of the grain is whole, and 8 g or more of it a serving.',
    holds: s => s.wholeGrainG >= 8 && s.wholeGrainG >= s.grainG / 2,
  },
  low_sodium: {
    source:
      '21 CFR 101.61(b)(4): 140 mg or less (also per 50 g where the serving is 30 g or less).',
    holds: s => atMost(s.nutrients.sodiumMg, 140) && atMost(perReferenceAmount(s).sodiumMg, 140),
  },
}

/** The flags that a food earns; none if its composition is unknown. */
export function dietsOf(food: Food | undefined, mix = food?.mix): Diet[] {
  if (!food || !mix) return []
  const serving = servingOf(mix, food.servingGrams)
  return (Object.keys(dietRules) as Diet[]).filter(diet => dietRules[diet].holds(serving))
}

/** Foods eaten in small amounts (30 g or less) must also meet their limits per 50 g. */
function perReferenceAmount({ nutrients, grams }: Serving): Nutrients {
  if (grams > 30) return nutrients
  const factor = 50 / grams
  return Object.fromEntries(
    nutrientNames.map(name => [name, times(nutrients[name], factor)]),
  ) as Nutrients
}
