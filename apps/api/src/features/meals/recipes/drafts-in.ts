import { setImmediate } from 'node:timers/promises'
import type { RecipeDraft } from '@aisleway/core/recipes/recipe'
import type { NutritionLookup } from '../recipe-import/nutrition-lookup.ts'
import { readRecipes } from '../recipe-import/read-recipes.ts'
import { draftFrom } from './draft-from-import.ts'
import { separated } from './separated-lines.ts'

/**
 * The recipes in what a shopper pasted, opened or had fetched. A file may hold two hundred, so other requests are
 * answered after each of them.
 */
export async function draftsIn(
  text: string,
  sourceUrl: string,
  lookup: NutritionLookup,
): Promise<RecipeDraft[]> {
  const drafts: RecipeDraft[] = []
  for (const recipe of readRecipes(text)) {
    if (recipe.lines.length === 0) continue
    const draft = draftFrom(recipe, sourceUrl)
    drafts.push({ ...draft, lines: separated(draft.lines, lookup) })
    await setImmediate()
  }
  return drafts
}
