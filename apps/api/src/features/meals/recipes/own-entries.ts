import { foldWords } from '@aisleway/core/fold-text'
import { cookbookEntry } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { toJson } from '../../../context/ready-json.ts'
import type { ServedMeal } from '../build-menu.ts'
import { mealOfVisible } from './find-meal.ts'
import type { RecipeFacts } from './recipe-meal.ts'
import type { VisibleRecipe } from './store.ts'

/** The recipes that a shopper may read, as cookbook entries; the text may name them or their foods. */
export function ownEntries(
  recipes: readonly VisibleRecipe[],
  text: string,
  facts: RecipeFacts,
): ServedMeal[] {
  const wanted = foldWords(text).trim().split(' ').filter(Boolean)
  return recipes
    .filter(({ name, lines }) => {
      const words = foldWords([name, ...lines.map(line => line.text)].join(' '))
      return wanted.every(word => words.includes(` ${word}`))
    })
    .map(recipe => {
      const meal = mealOfVisible(recipe, facts)
      const { slug, imageUrl } = meal
      return { ...cookbookEntry(meal), slug, imageUrl, json: toJson(meal) }
    })
}
