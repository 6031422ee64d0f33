import { amountText } from '../amount-text.ts'

/** How much of a food the meals in the cart ask for: "2 onions", not two rows. */
export type Need = {
  name: string
  plural: string | null
  /** Edible grams. */
  grams: number
  /** Of one piece, where the food is counted. */
  gramsEach: number | null
}

/** "2 onions", "1¼ lb carrots", "6 oz cheddar". */
export function needText({ name, plural, grams, gramsEach }: Need): string {
  if (gramsEach !== null) {
    const pieces = Math.max(0.25, Math.round((grams / gramsEach) * 4) / 4)
    return `${amountText(pieces)} ${pieces > 1 ? (plural ?? name) : name}`
  }
  const ounces = grams / gramsPerOunce
  const amount =
    ounces >= 16
      ? `${amountText(Math.round(ounces / 4) / 4)} lb`
      : `${amountText(Math.max(0.5, Math.round(ounces * 2) / 2))} oz`
  return `${amount} ${plural ?? name}`
}

const gramsPerOunce = 28.35
