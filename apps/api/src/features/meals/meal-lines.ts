import type { MealLine } from '@aisleway/core/meals/basket/meal-line'
import type { Meal } from '@aisleway/core/meals/meal'
import type { TodaysMenu } from './build-menu.ts'

type Asked = {
  servings: number
  lines: readonly { food: string; productId: string; packages: number; isDefault: boolean }[]
}

/** What a meal adds to the cart; null if it lacks one of the foods, or a product does not serve as its food. */
export function mealLines(
  { offersOf }: Pick<TodaysMenu, 'offersOf'>,
  meal: Meal,
  { servings, lines }: Asked,
): (MealLine & { productId: string })[] | null {
  const scale = servings / meal.servings
  const found = lines.flatMap(({ food, productId, packages, isDefault }) => {
    const ingredient = meal.ingredients?.find(one => one.food === food)
    const offer = offersOf(food, null)?.find(({ product }) => product.id === productId)
    if (!ingredient || !offer) return []
    const { packageGrams } = offer
    const { name, plural, grams, gramsEach, eachMeasure = null } = ingredient
    const need =
      grams === null ? null : { name, plural, grams: grams * scale, gramsEach, eachMeasure }
    return { productId, packages, isDefault, packageGrams, need }
  })
  return found.length === lines.length ? found : null
}
