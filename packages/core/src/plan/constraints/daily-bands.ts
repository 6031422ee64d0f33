import type { PlanSettings } from '../plan.ts'
import type { BandNutrient } from '../planned.ts'
import { bandNutrients } from '../search/band-penalty.ts'

type DailyBands = PlanSettings['dailyBands']
type Band = { min: number | null; max: number | null }

/** The bands with this nutrient's band replaced; a band without limits is removed. */
export function withBand(bands: DailyBands, nutrient: BandNutrient, band: Band): DailyBands {
  const { [nutrient]: _, ...others } = bands
  return band.min === null && band.max === null ? others : { ...others, [nutrient]: band }
}

/** The nutrients shown for a day: calories, and every one that has a band. */
export function shownNutrients(bands: DailyBands): BandNutrient[] {
  return bandNutrients.filter(nutrient => nutrient === 'calories' || bands[nutrient])
}
