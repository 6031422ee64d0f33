import type { MealIngredient } from './meal.ts'

type Named = Pick<MealIngredient, 'name' | 'plural'>

/**
 * The ingredients that a step speaks of, so that a cook sees the amounts beside it: by their whole
 * name, or by its last word ("the onion") where no other ingredient ends in the same one.
 */
export function ingredientsInStep<Ingredient extends Named>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const text = ` ${step.toLowerCase().replace(/[^a-z0-9%]+/g, ' ')} `
  const says = (words: string) => forms(words).some(form => text.includes(` ${form} `))
  const lastWords = ingredients.map(({ name }) => lastWord(name))
  return ingredients.filter((ingredient, index) => {
    if (says(ingredient.name) || (ingredient.plural && says(ingredient.plural))) return true
    const last = lastWords[index]!
    return lastWords.indexOf(last) === lastWords.lastIndexOf(last) && says(last)
  })
}

function lastWord(name: string): string {
  return name.split(/[^A-Za-z0-9%]+/).findLast(Boolean) ?? name
}

/** "tomato": tomato, tomatos, tomatoes; "berries": also berry. */
function forms(words: string): string[] {
  const base = words.toLowerCase().replace(/[^a-z0-9%]+/g, ' ')
  const single = base
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/([^s])s$/, '$1')
  return [
    base,
    single,
    `${base}s`,
    `${base}es`,
    base.replace(/y$/, 'ies'),
    base.replace(/f$/, 'ves'),
  ]
}
