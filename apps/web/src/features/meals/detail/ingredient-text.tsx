import type { MealIngredient } from '@aisleway/core/meals/meal'
import { amountAndName } from '@aisleway/core/meals/recipe/quantity-text'
import { messages } from '../messages.ts'

type Props = { ingredient: MealIngredient; scale: number; lang: string | undefined }

/** "1½ cans black beans, drained", with the amount in bold. */
export function IngredientText({ ingredient, scale, lang }: Props) {
  const { amount, name } = amountAndName(ingredient, scale)
  if (amount === null) return <span>{messages.nameAsNeeded(name)}</span>
  return (
    <span lang={lang}>
      <b>{amount}</b> {name}
    </span>
  )
}
