import { readSize } from '../../catalogue/unit-price.ts'

/** How much of a food is in what a store sells: what its pieces and its volume weigh, and what is waste. */
type FoodWeights = {
  /** Of the edible part of one piece or bunch. */
  gramsEach?: number | undefined
  gramsPerFlOz?: number | undefined
  /** Share of the weight as bought that is not eaten: peel, bone, core. */
  refusePercent?: number | undefined
}

/** Grams to eat in a package of that size; null when the size or the food does not tell. */
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

/** Avoirdupois, as far as a kitchen scale shows it. */
const gramsPerPound = 453.6

/** To a tenth of a gram: a pound is not to fall short of sixteen ounces by a rounding error. */
function round(grams: number): number {
  return Math.round(grams * 10) / 10
}
