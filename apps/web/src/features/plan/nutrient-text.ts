import type { BandNutrient } from '@aisleway/core/plan/planned'
import { countText } from '@aisleway/core/text/count-text'
import { messages } from './messages.ts'

/** "1,218 kcal", "62 g protein" */
export function nutrientText(nutrient: BandNutrient, amount: number): string {
  return messages.nutrientAmounts[nutrient](countText(Math.round(amount)))
}
