import type { PlanSettings } from '../plan.ts'
import type { BandNutrient } from '../planned.ts'
import { bandNutrients } from '../search/band-penalty.ts'

type DailyBands = PlanSettings['dailyBands']
type Band = { min: number | null; max: number | null }

/** The bands with another one for this nutrient; a band without limits is none. */
export function withBand(bands: DailyBands, nutrient: BandNutrient, band: Band): DailyBands {
  const { [nutrient]: _, ...others } = bands
  return band.min === null && band.max === null ? others : { ...others, [nutrient]: band }
}

/** What is shown of a day: its calories, and every nutrient that has a band. */
export function shownNutrients(bands: DailyBands): BandNutrient[] {
  return bandNutrients.filter(nutrient => nutrient === 'calories' || bands[nutrient])
}
