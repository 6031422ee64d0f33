import type { IngredientKey } from '../../nutrition/ingredients.ts'
import type { Measure } from '../recipe.ts'

/**
 * A food as the kitchen knows it: what its measures weigh and what on the shelf serves as it.
 * Portions and refuse come from the source of `nutrition/ingredients.ts`; a figure that it lacks
 * is a cook's and stands in `about(…)`.
 */
export type Provision = {
  /** As a recipe says it, lower case: "yellow onion". */
  name: string
  /** Where amounts above 1 read better with it. */
  plural?: string
  /** Grams of the edible part, by measure. g, oz and lb need no entry. */
  measures: Partial<Record<Measure, number>>
  /** What on the shelf serves as it; words of the product's name where one kind holds different things. */
  products: readonly { kind: string; named?: RegExp; not?: RegExp }[]
  /** Words that find it in another store's catalogue; none for what comes from the tap. */
  search: string
  /** Grams of the edible part of one piece or bunch, where it is sold by the piece. */
  gramsEach?: number
  /** Grams of one fluid ounce, where it is sold by volume; berries come in dry pints, which are larger. */
  gramsPerFlOz?: number
  /** Share of the weight as bought that is not eaten, percent: peel, bone, the liquid of canned beans. */
  refusePercent?: number
}

export type Aisle = Partial<Record<IngredientKey, Provision>>

/** A household figure: the source has no such portion. */
export function about(grams: number): number {
  return grams
}

/** Every product of these kinds serves. */
export function kinds(...slugs: string[]): { kind: string }[] {
  return slugs.map(kind => ({ kind }))
}
