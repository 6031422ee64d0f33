import { countText } from './text/count-text.ts'

/** `349` → `"$3.49"`; a negative amount reads `"-$3.49"`, unless it rounds to nothing. */
export function formatCents(cents: number): string {
  const size = Math.round(Math.abs(cents))
  const rest = String(size % 100).padStart(2, '0')
  return `${cents < 0 && size > 0 ? '-' : ''}$${countText(Math.trunc(size / 100))}.${rest}`
}

/** The whole cents of a dollar amount from a search record. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}
