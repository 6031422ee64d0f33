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
 * The cart's row after a meal is added. What earlier meals left over in the packages is used first; a row
 * added by hand has no leftovers; a number of packages chosen by hand is added as chosen.
 */
export function withMealLine(row: Row | null, line: MealLine): Row {
  const before = row?.need ?? null
  const need = line.need && { ...line.need, grams: (before?.grams ?? 0) + line.need.grams }
  const quantity = (row?.quantity ?? 0) + packagesMissing(row, line, need)
  return { quantity: Math.min(maxQuantity, quantity), need: need ?? before }
}

function packagesMissing(
  row: Row | null,
  { packages, isDefault, packageGrams }: MealLine,
  need: Need | null,
): number {
  if (!row?.need || !need || !isDefault || packageGrams === null) return packages
  return Math.max(0, packagesFor({ grams: need.grams, packageGrams }) - row.quantity)
}
