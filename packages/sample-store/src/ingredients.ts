import { content } from './content.ts'
import type { Ingredient } from './content-files/ingredients.ts'

/** The properties of every food that a recipe can name. */
export const ingredients: Readonly<Record<string, Ingredient>> = content.ingredients

/** @throws when the store has no such ingredient */
export function ingredientNamed(name: string): Ingredient {
  const ingredient = ingredients[name]
  if (!ingredient) throw new Error(`There is no ingredient called "${name}"`)
  return ingredient
}
