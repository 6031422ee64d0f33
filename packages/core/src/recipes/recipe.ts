import type { MealType } from '../meals/generation/meal-types.ts'

/** What serves as an ingredient: a food of the cookbook, which has nutrition figures, or one product. */
export type LineMatch = { kind: 'food'; food: string } | { kind: 'product'; productId: string }

/** An ingredient as the shopper wrote it. */
export type RecipeLine = {
  text: string
  /** Null if nothing serves as it; absent before it has been looked for. */
  match?: LineMatch | null | undefined
  /** False for what the shopper has anyway, such as herbs from the garden. */
  isBought: boolean
}

/** A recipe that a shopper wrote or imported. */
export type RecipeDraft = {
  name: string
  servings: number
  prepMinutes: number | null
  cookMinutes: number | null
  mealTypes: MealType[]
  lines: RecipeLine[]
  steps: string[]
  note: string
  /** Per serving, as given by the source; used only if they cannot be computed. */
  calories: number | null
  /** One of the drawn meal pictures; empty for the plain one. */
  imageUrl: string
  /** The page it was imported from; empty if there is none. */
  sourceUrl: string
}

export type OwnRecipe = RecipeDraft & {
  id: string
  /** Whether everybody who shares a list with the shopper may read it. */
  isShared: boolean
  isMine: boolean
}

export const recipeLimits = {
  /** Per account. */
  recipes: 200,
  name: 120,
  lines: 60,
  line: 300,
  steps: 40,
  step: 1500,
  note: 2000,
  servings: 100,
  minutes: 2880,
} as const

/** The maximum number of recipes read from one file. */
export const maxImported = recipeLimits.recipes

/** The maximum size of a page's source; a larger request is rejected. */
export const maxImportBytes = 2 * 1024 * 1024

/** No slug of the store's meals contains an underscore, so the two never collide. */
const prefix = 'own_'

/** The slug of a recipe as a meal: /meals/own_… */
export function recipeSlug(id: string): string {
  return `${prefix}${id}`
}

/** The id of the recipe with this slug; null for one of the store's meals. */
export function recipeIdIn(slug: string): string | null {
  return slug.startsWith(prefix) ? slug.slice(prefix.length) : null
}

export const emptyRecipe: RecipeDraft = {
  name: '',
  servings: 4,
  prepMinutes: null,
  cookMinutes: null,
  mealTypes: [],
  lines: [],
  steps: [],
  note: '',
  calories: null,
  imageUrl: '',
  sourceUrl: '',
}
