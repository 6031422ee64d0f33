import { amountText, isPlural, measureText } from '../../text/amount-text.ts'
import type { MealIngredient } from '../meal.ts'

/** "1½ cups chopped": the amount at this scale; null if the recipe gives none ("As needed"). */
export function quantityText(
  { amount, measure, prepared }: Pick<MealIngredient, 'amount' | 'measure' | 'prepared'>,
  scale = 1,
): string | null {
  if (amount === null) return null
  const wanted = amount * scale
  const counted = measure === 'whole' ? '' : ` ${measureText(measure, wanted)}`
  return `${amountText(wanted)}${counted}${prepared ? `, ${prepared}` : ''}`
}

/** "1½ cans" and "black beans, drained": the amount and the name as in a list of ingredients. */
export function amountAndName(
  ingredient: Pick<MealIngredient, 'amount' | 'measure' | 'prepared' | 'name' | 'plural'>,
  scale = 1,
): { amount: string | null; name: string } {
  const { amount, name, plural, prepared } = ingredient
  const isMany = amount !== null && isPlural(amount * scale)
  return {
    amount: quantityText({ ...ingredient, prepared: null }, scale),
    name: `${isMany ? (plural ?? name) : name}${prepared ? `, ${prepared}` : ''}`,
  }
}
