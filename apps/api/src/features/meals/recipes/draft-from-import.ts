import { type RecipeDraft, recipeLimits } from '@aisleway/core/recipes/recipe'
import { truncate } from '@aisleway/core/text/truncate'
import type { Recipe } from '../recipe-import/recipe.ts'

/** An imported recipe, truncated to the limits of a shopper's recipe. */
export function draftFrom(recipe: Recipe & { note: string }, sourceUrl: string): RecipeDraft {
  const limits = recipeLimits
  const calories = Math.round(recipe.nutrition?.calories ?? 0)
  return {
    name: truncate(recipe.name, limits.name).trim(),
    servings: recipe.servings ?? 4,
    prepMinutes: minutesWithin(recipe.prepMinutes),
    cookMinutes: minutesWithin(recipe.cookMinutes),
    mealTypes: recipe.mealTypes,
    lines: recipe.lines
      .slice(0, limits.lines)
      .map(text => ({ text: truncate(text, limits.line).trim(), isBought: true }))
      .filter(({ text }) => text !== ''),
    steps: recipe.steps
      .slice(0, limits.steps)
      .map(step => truncate(step, limits.step).trim())
      .filter(Boolean),
    note: truncate(recipe.note, limits.note),
    calories: calories >= 1 && calories <= 20_000 ? calories : null,
    imageUrl: '',
    sourceUrl: sourceUrl.length > longestUrl ? '' : sourceUrl,
  }
}

const longestUrl = 2000

function minutesWithin(minutes: number | null): number | null {
  return minutes === null || minutes > recipeLimits.minutes ? null : minutes
}
