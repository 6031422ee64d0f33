import { countText } from '@aisleway/core/count-text'
import { messages } from './messages.ts'

/** "1,218 kcal" */
export function caloriesText(calories: number): string {
  return messages.calories(countText(Math.round(calories)))
}
