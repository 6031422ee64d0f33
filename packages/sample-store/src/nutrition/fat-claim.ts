import type { Serving } from './serving.ts'

/** What is called so holds less than 0.5 g of fat a serving (21 CFR 101.62(b)(1)). */
const claim = /\bNonfat\b|(?<!% )\bFat[- ]Free\b/
const mostFatG = 0.4

/** The table's figures are averages of several makers, which for nonfat yogurt tell a little more than its name allows. */
export function withinFatClaim(serving: Serving, name: string): Serving {
  if (!claim.test(name)) return serving
  const { fatG, saturatedFatG, ...others } = serving.nutrients
  const nutrients = { ...others, fatG: atMost(fatG), saturatedFatG: atMost(saturatedFatG) }
  return { ...serving, nutrients }
}

function atMost(grams: number | null): number | null {
  return grams === null ? null : Math.min(grams, mostFatG)
}
