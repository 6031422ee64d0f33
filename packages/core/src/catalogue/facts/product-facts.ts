import type { Nutrition } from '../../meals/recipe/nutrition.ts'
import type { Diet } from '../diets.ts'

/** What the rules of the diet flags look at, with its unit. */
export const figureUnits = {
  nonPlantIngredients: '',
  protein: 'g',
  /** Carbohydrates without fiber. */
  netCarbohydrates: 'g',
  fat: 'g',
  saturatedFat: 'g',
  /** Of all calories. */
  saturatedFatShare: '%',
  cholesterol: 'mg',
  sodium: 'mg',
  /** Fruit and vegetables, of the weight. */
  produceShare: '%',
  fiber: 'g',
  iron: 'mg',
  calcium: 'mg',
  wholeGrain: 'g',
  /** Of all grain. */
  wholeGrainShare: '%',
} as const

export type Figure = keyof typeof figureUnits

/** A figure beside its limit. */
export type FigureCheck = {
  figure: Figure
  /** Null is unknown, and an unknown figure meets no limit (answer 2). */
  amount: number | null
  bound: 'atMost' | 'atLeast'
  limit: number
  per: 'serving' | '50 g'
  isMet: boolean
}

/** Why a product has a diet flag, or has it not. */
export type DietReason = {
  diet: Diet
  isMet: boolean
  /** All of them must be met. */
  checks: FigureCheck[]
  /** One of them must be met; empty if the rule has no such part. */
  oneOf: FigureCheck[]
  /** The laws and institutions that set the limits. */
  sources: string[]
}

/** What is known of a product from its composition. */
export type ProductFacts = {
  /** The heaviest first; empty if only the composition of a similar variety is known. */
  ingredients: string[]
  /** Those of the ingredients that are not known to come from a plant. */
  nonPlantIngredients: string[]
  servingGrams: number
  /** Of one serving. */
  nutrition: Nutrition
  /** Whether the figures are those of the kind's plainest variety. */
  isEstimate: boolean
  /** In the order of the diets. */
  reasons: DietReason[]
}
