import { amountText, isPlural, measureText } from '../text/amount-text.ts'

/** How much of a food the meals in the cart need: "2 onions" is one need, not two rows. */
export type Need = {
  name: string
  plural: string | null
  /** Grams of the edible part. */
  grams: number
  /** Grams of one piece, if the food is counted. */
  gramsEach: number | null
  /** The word for such a piece if it differs from the food's name: a bunch of spinach. */
  eachMeasure?: string | null | undefined
}

/** "2 onions", "½ bunch fresh spinach", "1¼ lb carrots", "6 oz cheddar". */
export function needText({ name, plural, grams, gramsEach, eachMeasure }: Need): string {
  if (gramsEach !== null) {
    const pieces = Math.max(0.25, Math.round((grams / gramsEach) * 4) / 4)
    if (eachMeasure) return `${amountText(pieces)} ${measureText(eachMeasure, pieces)} ${name}`
    // "½ lemon juice" would make no sense, so a food without a plural is not counted.
    if (plural !== null) return `${amountText(pieces)} ${isPlural(pieces) ? plural : name}`
  }
  const ounces = grams / gramsPerOunce
  const amount =
    ounces >= 16
      ? `${amountText(Math.round(ounces / 4) / 4)} lb`
      : `${amountText(Math.max(0.5, Math.round(ounces * 2) / 2))} oz`
  return `${amount} ${plural ?? name}`
}

const gramsPerOunce = 28.35
