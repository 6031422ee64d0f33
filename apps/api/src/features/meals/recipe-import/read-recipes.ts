import { maxImported } from '@aisleway/core/recipes/recipe'
import { readPastedRecipe } from './pasted-recipe.ts'
import { listsIngredients, type Recipe, readRecipe } from './recipe.ts'
import { isPage, RecipeFileError, recipesIn } from './recipe-file.ts'

/** The recipes in what a shopper pasted or opened: a page's source, JSON-LD, or plain text. */
export function readRecipes(text: string): (Recipe & { note: string })[] {
  if (!isPage(text) && !/^[\s\uFEFF]*[[{]/.test(text)) {
    const pasted = readPastedRecipe(text)
    return pasted ? [pasted] : []
  }
  try {
    const things = recipesIn(text).filter(listsIngredients).slice(0, maxImported)
    return things.map(thing => ({ ...readRecipe(thing), note: '' }))
  } catch (error) {
    if (error instanceof RecipeFileError) return []
    throw error
  }
}
