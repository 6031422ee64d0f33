import { maxQuantity } from '../../cart/cart.ts'
import type { Need } from '../../cart/need.ts'
import { packagesFor } from './basket.ts'

/** What one meal adds to the cart: a number of packages, and the grams that they cover. */
export type MealLine = {
  packages: number
  isDefault: boolean
  packageGrams: number | null
  /** Null if the meal needs no definite amount. */
  need: Need | null
}

type Row = { quantity: number; need: Need | null }

/**
 * The cart's row after a meal is added. What earlier meals left over in their packages is used first. Packages that
 * were added by hand are for something else, and those removed by hand are not put back; a number of packages chosen by
 * hand is added as chosen.
 */
export function withMealLine(row: Row | null, line: MealLine): Row {
  const before = row?.need ?? null
  const need = line.need && { ...line.need, grams: (before?.grams ?? 0) + line.need.grams }
  const quantity = (row?.quantity ?? 0) + packagesMissing(line, before, need)
  return { quantity: Math.min(maxQuantity, quantity), need: need ?? before }
}

function packagesMissing(
  { packages, isDefault, packageGrams }: MealLine,
  before: Need | null,
  need: Need | null,
): number {
  if (!before || !need || !isDefault || packageGrams === null) return packages
  const packagesOf = ({ grams }: Need) => packagesFor({ grams, packageGrams })
  return packagesOf(need) - packagesOf(before)
}
