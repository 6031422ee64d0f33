/** `349` → `"$3.49"`; a negative amount reads `"-$3.49"`. */
export function formatCents(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${cents < 0 ? '-' : ''}$${amount}`
}

/** Whole cents of a dollar amount as the search records carry it. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}
