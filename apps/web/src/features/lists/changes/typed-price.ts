import { centsFromDollars } from '@aisleway/core/money'
import type { NumberLimits } from '@aisleway/core/number-problem'
import { numberError, plainAmount } from '../../catalogue/number-error.ts'

/**
 * Parses a price as shoppers type it: "$2.99", "2,99" or "2.99"; null for an empty text where
 * that is allowed.
 */
export function typedPrice(
  text: string,
  { isRequired }: { isRequired: boolean },
): { cents: number | null } | { error: string } {
  const dollars = plainAmount(text)
  const error = numberError(dollars, { ...limits, isRequired })
  if (error) return { error }
  return { cents: dollars === '' ? null : centsFromDollars(Number(dollars)) }
}

/** The initial text of the field. */
export function priceText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

/** The prices that a list accepts. */
const limits: Omit<NumberLimits, 'isRequired'> = { min: 0, max: 99_999, decimals: 2 }
