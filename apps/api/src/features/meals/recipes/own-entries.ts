import { setImmediate } from 'node:timers/promises'
import { cookbookEntry } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { foldWords } from '@aisleway/core/text/fold-text'
import { toJson } from '../../../context/ready-json.ts'
import type { ServedMeal } from '../build-menu.ts'
import { mealOfVisible } from './find-meal.ts'
import type { RecipeFacts } from './recipe-meal.ts'
import type { VisibleRecipe } from './store.ts'

/**
 * The recipes that a shopper may read, as cookbook entries; the text may name them or their foods. Other requests are
 * served while the recipes are computed.
 */
export async function ownEntries(
  recipes: readonly VisibleRecipe[],
  text: string,
  facts: RecipeFacts,
): Promise<ServedMeal[]> {
  const wanted = foldWords(text).trim().split(' ').filter(Boolean)
  const named = recipes.filter(({ name, lines }) => {
    const words = foldWords([name, ...lines.map(line => line.text)].join(' '))
    return wanted.every(word => words.includes(` ${word}`))
  })
  const entries: ServedMeal[] = []
  for (const recipe of named) {
    const meal = mealOfVisible(recipe, facts)
    const { slug, imageUrl } = meal
    entries.push({ ...cookbookEntry(meal), slug, imageUrl, json: toJson(meal) })
    if (entries.length % recipesPerTurn === 0) await setImmediate()
  }
  return entries
}

const recipesPerTurn = 20
