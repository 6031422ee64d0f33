import type { FoodProduct } from '@aisleway/core/meals/basket/food-products'
import type { MealIngredient } from '@aisleway/core/meals/meal'

type Used<Meal> = { meal: Meal; ingredients: readonly MealIngredient[] }

/** Finds the meals in which a product can be used, those that use it today first, and the foods that it is there. */
export function mealsWithProduct<Meal>(
  menu: readonly Used<Meal>[],
  productsByFood: ReadonlyMap<string, readonly FoodProduct[]>,
): (productId: string) => { meals: Meal[]; foods: string[] } {
  const using = new Map<string, Meal[]>()
  const byFood = new Map<string, Meal[]>()
  const foodsOf = new Map<string, string[]>()
  for (const { meal, ingredients } of menu) {
    for (const { food, product } of ingredients) {
      add(byFood, food, meal)
      if (!product) continue
      add(using, product.id, meal)
      add(foodsOf, product.id, food)
    }
  }
  for (const [food, choices] of productsByFood) {
    for (const { product } of choices) add(foodsOf, product.id, food)
  }
  return productId => {
    const foods = [...new Set(foodsOf.get(productId))]
    const possible = foods.flatMap(food => byFood.get(food) ?? [])
    return { meals: [...new Set([...(using.get(productId) ?? []), ...possible])], foods }
  }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
