import type { StoredIngredient } from '../stored-ingredient.ts'

/** A food listed twice is bought once, with its amounts added up. */
export function addIngredient(ingredients: StoredIngredient[], more: StoredIngredient): void {
  const at = ingredients.findIndex(({ food }) => food === more.food)
  if (at < 0) {
    ingredients.push(more)
    return
  }
  const { grams, ...first } = ingredients[at]!
  if (first.measure === more.measure && first.amount !== null && more.amount !== null) {
    first.amount += more.amount
  }
  ingredients[at] = {
    ...first,
    grams: grams === null || more.grams === null ? null : grams + more.grams,
  }
}
