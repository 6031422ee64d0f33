import { amountText, measureText } from '../amount-text.ts'

/** How much of a food the meals in the cart ask for: "2 onions", not two rows. */
export type Need = {
  name: string
  plural: string | null
  /** Edible grams. */
  grams: number
  /** Of one piece, where the food is counted. */
  gramsEach: number | null
  /** What such a piece is called where it is not the food itself: a bunch of spinach. */
  eachMeasure?: string | null | undefined
}

/** "2 onions", "½ bunch fresh spinach", "1¼ lb carrots", "6 oz cheddar". */
export function needText({ name, plural, grams, gramsEach, eachMeasure }: Need): string {
  if (gramsEach !== null) {
    const pieces = Math.max(0.25, Math.round((grams / gramsEach) * 4) / 4)
    if (eachMeasure) return `${amountText(pieces)} ${measureText(eachMeasure, pieces)} ${name}`
    // "½ lemon juice" would tell nothing: what has no plural is not counted.
    if (plural !== null) return `${amountText(pieces)} ${pieces > 1 ? plural : name}`
  }
  const ounces = grams / gramsPerOunce
  const amount =
    ounces >= 16
      ? `${amountText(Math.round(ounces / 4) / 4)} lb`
      : `${amountText(Math.max(0.5, Math.round(ounces * 2) / 2))} oz`
  return `${amount} ${plural ?? name}`
}

const gramsPerOunce = 28.35
