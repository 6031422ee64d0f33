import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import type { FigureCheck } from '@aisleway/core/catalogue/facts/product-facts'
import type { Food, Mix } from '../content-files/product-kinds.ts'
import { atLeast, atMost, minus, times } from './known-figures.ts'
import type { Nutrients } from './nutrition-facts.ts'
import { nutrientNames, type Serving, servingOf } from './serving.ts'

/**
 * What each flag guarantees per serving (the reference amount of 21 CFR 101.12(b)), and who sets the limits.
 * All `checks` must be met, and one of `oneOf`.
 */
type DietRule = {
  sources: readonly string[]
  checks: (serving: Serving) => FigureCheck[]
  oneOf?: (serving: Serving) => FigureCheck[]
}

export const dietRules: Record<Diet, DietRule> = {
  /** Fungi count as plants; honey, eggs and dairy do not. */
  plant_based: {
    sources: [],
    checks: s => [most('nonPlantIngredients', s.origins.filter(one => one !== 'plant').length, 0)],
  },
  /** "High" is 20 % or more of the daily value, 10 g of 50 g. */
  protein_smart: {
    sources: ['21 CFR 101.54(b)'],
    checks: s => [least('protein', s.nutrients.proteinG, 10)],
  },
  /** One carb serving is 15 g, fiber not counted; this is half of one. */
  carb_conscious: {
    sources: ['CDC, Carb Counting'],
    checks: ({ nutrients: { carbohydrateG, fiberG } }) => [
      most('netCarbohydrates', minus(carbohydrateG, fiberG), 7.5),
    ],
  },
  /**
   * 101.75(c): low fat, low saturated fat, low cholesterol. 101.14(a)(4): sodium. 101.14(e)(6): 10 % of the
   * daily value of protein, fiber, iron or calcium; 101.65(d)(2) lets fruit and vegetables do without.
   */
  heart_smart: {
    sources: ['21 CFR 101.75(c)', '101.14(a)(4)', '101.14(e)(6)', '101.65(d)(2)'],
    checks: s => {
      const { fatG, cholesterolMg, sodiumMg, per } = referenceAmount(s)
      return [
        most('fat', fatG, 3, per),
        most('saturatedFat', s.nutrients.saturatedFatG, 1),
        most('saturatedFatShare', saturatedFatPercent(s.nutrients), 15),
        most('cholesterol', cholesterolMg, 20, per),
        most('sodium', sodiumMg, 480, per),
      ]
    },
    oneOf: ({ nutrients, produceG, grams }) => [
      least('produceShare', (produceG / grams) * 100, 95),
      least('protein', nutrients.proteinG, 5),
      least('fiber', nutrients.fiberG, 2.8),
      least('iron', nutrients.ironMg, 1.8),
      least('calcium', nutrients.calciumMg, 130),
    ],
  },
  /** At least half of the grain is whole, with at least 8 g of it per serving. */
  whole_grain: {
    sources: ['Whole Grains Council, 50% Stamp'],
    checks: ({ wholeGrainG, grainG }) => [
      least('wholeGrain', wholeGrainG, 8),
      least('wholeGrainShare', grainG > 0 ? (wholeGrainG / grainG) * 100 : null, 50),
    ],
  },
  low_sodium: {
    sources: ['21 CFR 101.61(b)(4)'],
    checks: s => {
      const { sodiumMg, per } = referenceAmount(s)
      const inServing = most('sodium', s.nutrients.sodiumMg, 140)
      return per === 'serving' ? [inServing] : [inServing, most('sodium', sodiumMg, 140, per)]
    },
  },
}

export function holds(diet: Diet, serving: Serving): boolean {
  const { checks, oneOf } = dietRules[diet]
  const isMet = (check: FigureCheck) => check.isMet
  return checks(serving).every(isMet) && (!oneOf || oneOf(serving).some(isMet))
}

/** The flags that a food earns; none if its composition is unknown. */
export function dietsOf(food: Food | undefined, mix: Mix | undefined): Diet[] {
  if (!food || !mix) return []
  const serving = servingOf(mix, food.servingGrams)
  return diets.filter(diet => holds(diet, serving))
}

type Per = FigureCheck['per']

function most(
  figure: FigureCheck['figure'],
  amount: number | null,
  limit: number,
  per: Per = 'serving',
): FigureCheck {
  return { figure, amount, bound: 'atMost', limit, per, isMet: atMost(amount, limit) }
}

function least(figure: FigureCheck['figure'], amount: number | null, limit: number): FigureCheck {
  return { figure, amount, bound: 'atLeast', limit, per: 'serving', isMet: atLeast(amount, limit) }
}

/** Food without calories has no saturated fat either, if its fat is known. */
function saturatedFatPercent({ saturatedFatG, kcal }: Nutrients): number | null {
  if (saturatedFatG === 0) return 0
  return kcal ? times(saturatedFatG, (9 / kcal) * 100) : null
}

/** Foods eaten in small amounts (30 g or less) must also meet their limits per 50 g. */
function referenceAmount({ nutrients, grams }: Serving): Nutrients & { per: Per } {
  if (grams > 30) return { ...nutrients, per: 'serving' }
  const factor = 50 / grams
  const scaled = nutrientNames.map(name => [name, times(nutrients[name], factor)])
  return { ...(Object.fromEntries(scaled) as Nutrients), per: '50 g' }
}
