import type { Nutrition } from '../../meals/recipe/nutrition.ts'
import type { Diet } from '../diets.ts'

/** The figures that the diet rules check, with their units. */
export const figureUnits = {
  nonPlantIngredients: '',
  protein: 'g',
  /** Carbohydrates minus fiber. */
  netCarbohydrates: 'g',
  fat: 'g',
  saturatedFat: 'g',
  /** As a share of all calories. */
  saturatedFatShare: '%',
  cholesterol: 'mg',
  sodium: 'mg',
  /** The share of fruit and vegetables by weight. */
  produceShare: '%',
  fiber: 'g',
  iron: 'mg',
  calcium: 'mg',
  wholeGrain: 'g',
  /** As a share of all grain. */
  wholeGrainShare: '%',
} as const

export type Figure = keyof typeof figureUnits

/** A figure compared with its limit. */
export type FigureCheck = {
  figure: Figure
  /** Null is unknown, and an unknown figure meets no limit (answer 2). */
  amount: number | null
  bound: 'atMost' | 'atLeast'
  limit: number
  per: 'serving' | '50 g'
  isMet: boolean
}

/** Why a product has, or does not have, a diet flag. */
export type DietReason = {
  diet: Diet
  isMet: boolean
  /** All of these must be met. */
  checks: FigureCheck[]
  /** At least one of these must be met; empty if the rule has no such part. */
  oneOf: FigureCheck[]
  /** The laws and institutions that set the limits. */
  sources: string[]
}

/** What a product's composition tells about it. */
export type ProductFacts = {
  /** Heaviest first; empty if only the composition of a similar food or variety is known. */
  ingredients: string[]
  /** Those of its ingredients that are not known to come from a plant. */
  nonPlantIngredients: string[]
  servingGrams: number
  /** Absent if unknown. */
  gramsPerFlOz?: number | undefined
  /** Of the edible part of one piece or bunch; absent if unknown. */
  gramsEach?: number | undefined
  /** Per serving. */
  nutrition: Nutrition
  /** Whether the figures are those of a similar food, or of the plainest variety of its kind. */
  isEstimate: boolean
  /** In the order of `diets`. */
  reasons: DietReason[]
}
