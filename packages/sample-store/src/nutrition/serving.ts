import type { Mix } from '../content-files/product-kinds.ts'
import { type Family, type Nutrients, nutritionFacts, type Origin } from './nutrition-facts.ts'

/** The content of one serving, summed over its ingredients; `null` if a share is unknown. */
export type Serving = {
  grams: number
  nutrients: Nutrients
  origins: Origin[]
  grainG: number
  wholeGrainG: number
  /** The grams of fruit and vegetables. */
  produceG: number
}

export type Part = { food: string; grams: number }

/** The parts may weigh more than the serving, because baking and drying remove water. */
export function servingOf(mix: Mix, grams: number): Serving {
  const parts = partsOf(mix).map(([food, share]) => ({ food, grams: (share * grams) / 100 }))
  return { ...totalOf(parts), grams }
}

/** Pairs of an ingredient and its grams in 100 g. */
export function partsOf(mix: Mix): [ingredient: string, grams: number][] {
  return typeof mix === 'string' ? [[mix, 100]] : Object.entries(mix)
}

/** @param estimate what the parts whose rows lack a nutrient contain of it; `null` means unknown */
export function totalOf(
  parts: readonly Part[],
  estimate: (nutrient: keyof Nutrients, untold: readonly Part[]) => number | null = () => null,
): Serving {
  const gramsOf = (...families: Family[]) =>
    sum(parts.filter(part => families.includes(nutritionFacts(part.food).family)).map(p => p.grams))
  const total = (nutrient: keyof Nutrients) => {
    const untold = parts.filter(part => amountIn(part, nutrient) === null)
    const estimated = untold.length > 0 ? estimate(nutrient, untold) : 0
    if (estimated === null) return null
    return sum(parts.map(part => amountIn(part, nutrient) ?? 0)) + estimated
  }
  return {
    grams: sum(parts.map(part => part.grams)),
    nutrients: Object.fromEntries(nutrientNames.map(name => [name, total(name)])) as Nutrients,
    origins: parts.map(part => nutritionFacts(part.food).origin),
    grainG: gramsOf('whole', 'refined'),
    wholeGrainG: gramsOf('whole'),
    produceG: gramsOf('produce'),
  }
}

export function amountIn({ food, grams }: Part, nutrient: keyof Nutrients): number | null {
  const per100g = nutritionFacts(food).per100g[nutrient]
  return per100g === null ? null : (per100g * grams) / 100
}

export const nutrientNames = Object.keys(nutritionFacts('water').per100g) as (keyof Nutrients)[]

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
