import type { PlanSettings } from '../plan.ts'
import type { BandNutrient } from '../planned.ts'

type Eaten = Record<BandNutrient, number | null>
type Bands = PlanSettings['dailyBands']

/** The penalty for missing a limit by one percent on one day, in cents. */
export const centsPerPercentOutside = 5

/**
 * The penalty for a day outside its bands. Unknown figures count as 0, and minimums apply only on days whose every
 * meal is known, since people who eat out eat something there too.
 */
export function bandPenaltyCents(bands: Bands, eaten: readonly Eaten[], isWhole: boolean): number {
  let percent = 0
  for (const nutrient of bandNutrients) {
    const band = bands[nutrient]
    if (!band) continue
    const total = eaten.reduce((sum, nutrition) => sum + (nutrition[nutrient] ?? 0), 0)
    const { min, max } = band
    if (isWhole && min !== null && total < min) percent += percentBeyond(min - total, min)
    if (max !== null && total > max) percent += percentBeyond(total - max, max)
  }
  return percent * centsPerPercentOutside
}

export function percentBeyond(difference: number, limit: number): number {
  return (100 * difference) / Math.max(1, limit)
}

export const bandNutrients: readonly BandNutrient[] = ['calories', 'protein', 'fiber', 'sodium']
