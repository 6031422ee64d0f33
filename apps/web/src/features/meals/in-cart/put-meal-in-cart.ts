import type { BasketLine } from '@aisleway/core/meals/basket/basket'
import type { Meal } from '@aisleway/core/meals/meal'
import { act } from '../../../api/outbox/act.ts'
import { type MealInCart, mealInCartKind } from './meal-in-cart-kind.ts'

type Asked = { request: MealInCart['request']; lines: readonly BasketLine[] }

/** Adds these lines of a meal to the account's cart, even offline. */
export function putMealInCart(
  by: { userId: string; id: string },
  meal: Meal,
  { request, lines }: Asked,
) {
  const scale = request.servings / meal.servings
  const shown = lines.map((line, place) => ({
    ...cartLine(line, scale),
    isDefault: request.lines[place]?.isDefault ?? true,
  }))
  return act(mealInCartKind, { ...by, input: { mealName: meal.name, request, lines: shown } })
}

/** What the server will add for a line of the meal, whose recipe is scaled. */
function cartLine({ ingredient, packages }: BasketLine, scale: number) {
  const { product, packageGrams, name, plural, grams, gramsEach, eachMeasure = null } = ingredient
  const need =
    grams === null ? null : { name, plural, grams: grams * scale, gramsEach, eachMeasure }
  return { product, packages, packageGrams, need }
}
