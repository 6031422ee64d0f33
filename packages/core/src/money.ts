/** `349` → `"$3.49"`; a negative amount reads `"-$3.49"`. */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${dollars.format(Math.abs(cents) / 100)}`
}

/** Made once: a screen shows a hundred prices. */
const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Whole cents of a dollar amount as the search records carry it. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}
