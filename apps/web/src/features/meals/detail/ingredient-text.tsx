import type { Meal, MealIngredient } from '@aisleway/core/meals/meal'
import { amountAndName } from '@aisleway/core/meals/recipe/quantity-text'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'

type Props = { meal: Pick<Meal, 'slug'>; ingredient: MealIngredient; scale: number }

/** "1½ cans black beans, drained", with the amount in bold. */
export function IngredientText({ meal, ingredient, scale }: Props) {
  const { amount, name } = amountAndName(ingredient, scale)
  if (amount === null) return <span>{messages.nameAsNeeded(name)}</span>
  return (
    <span lang={mealLanguage(meal)}>
      <b>{amount}</b> {name}
    </span>
  )
}
