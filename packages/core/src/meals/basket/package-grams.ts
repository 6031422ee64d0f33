import { readSize } from '../../catalogue/unit-price.ts'

/** What converts a sold size into edible grams: the weight of a piece or a volume, and the share of waste. */
type FoodWeights = {
  /** Grams of the edible part of one piece or bunch. */
  gramsEach?: number | undefined
  gramsPerFlOz?: number | undefined
  /** The percentage of the bought weight that is not eaten: peel, bone, core. */
  refusePercent?: number | undefined
}

/** The edible grams in a package of that size; null if the size or the food does not say. */
export function packageGrams(
  weightQuantity: string,
  { gramsEach, gramsPerFlOz, refusePercent = 0 }: FoodWeights,
): number | null {
  const size = readSize(weightQuantity)
  if (!size) return null
  const { amount, unit } = size
  const eaten = 1 - refusePercent / 100
  if (unit === 'lb') return round(amount * gramsPerPound * eaten)
  if (unit === 'oz') return round((amount / 16) * gramsPerPound * eaten)
  const gramsPerUnit = unit === 'fl oz' ? gramsPerFlOz : gramsEach
  return gramsPerUnit === undefined ? null : round(amount * gramsPerUnit)
}

/** An avoirdupois pound, with the precision of a kitchen scale. */
const gramsPerPound = 453.6

/** Rounds to a tenth of a gram, so that a pound equals sixteen ounces despite rounding errors. */
function round(grams: number): number {
  return Math.round(grams * 10) / 10
}
