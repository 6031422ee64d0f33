import type { RecipeDraft } from '../recipe.ts'

/** Recipes as schema.org JSON-LD, which this and other apps import: a single one as is, several in a graph. */
export function recipeJsonLd(recipes: readonly RecipeDraft[]): string {
  const things = recipes.map(thingOf)
  const [only, ...others] = things
  const document =
    only && others.length === 0
      ? { '@context': context, ...only }
      : { '@context': context, '@graph': things }
  return `${JSON.stringify(document, null, 2)}\n`
}

const context = 'https://schema.org'

function thingOf(recipe: RecipeDraft) {
  const { name, servings, prepMinutes, cookMinutes, mealTypes, lines, steps, note } = recipe
  return {
    '@type': 'Recipe',
    name,
    recipeYield: String(servings),
    ...(prepMinutes !== null && { prepTime: durationOf(prepMinutes) }),
    ...(cookMinutes !== null && { cookTime: durationOf(cookMinutes) }),
    ...(mealTypes.length > 0 && { recipeCategory: mealTypes }),
    recipeIngredient: lines.map(({ text }) => text),
    recipeInstructions: steps.map(text => ({ '@type': 'HowToStep', text })),
    ...(note && { comment: { '@type': 'Comment', text: note } }),
    ...(recipe.calories !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${recipe.calories} calories` },
    }),
    ...(recipe.sourceUrl && { isBasedOn: recipe.sourceUrl }),
  }
}

/** An ISO 8601 duration: 95 minutes are "PT1H35M". */
function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
