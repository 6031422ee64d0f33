import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Product } from '../catalogue/product.ts'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'
import { mealTypes } from '../meals/generation/meal-types.ts'
import type { Meal } from '../meals/meal.ts'
import { foodKeySchema } from '../meals/meal-keys.ts'
import { signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import {
  type LineMatch,
  maxImportBytes,
  type OwnRecipe,
  type RecipeDraft,
  recipeLimits,
} from './recipe.ts'

const id = z.uuid()
const limits = recipeLimits
const minutes = z.int().min(1).max(limits.minutes).nullable()

const match = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('food'), food: foodKeySchema }),
  z.object({ kind: z.literal('product'), productId: productIdSchema }),
])

const draft = z.object({
  name: writtenText().min(1).max(limits.name),
  servings: z.int().min(1).max(limits.servings),
  prepMinutes: minutes,
  cookMinutes: minutes,
  mealTypes: z.array(z.enum(mealTypes)).max(mealTypes.length),
  lines: z
    .array(
      z.object({
        text: writtenText().min(1).max(limits.line),
        match: match.nullish(),
        isBought: z.boolean(),
      }),
    )
    .max(limits.lines),
  steps: z.array(writtenText().min(1).max(limits.step)).max(limits.steps),
  note: z.string().max(limits.note),
  calories: z.int().min(1).max(20_000).nullable(),
  imageUrl: z.union([
    z.literal(''),
    z.string().regex(/^\/pictures\/meals\/[a-z0-9-]{1,120}\.svg$/),
  ]),
  sourceUrl: z.union([z.literal(''), z.httpUrl().max(2000)]),
})

/** What serves as a line, and its display name. */
export type PreviewLine = {
  /** The ingredient without its amount and preparation. */
  name: string
  match: LineMatch | null
  label: string | null
  product: Product | null
}

export type RecipePreview = {
  /** The meal that the recipe would become. */
  meal: Meal
  /** In the same order as the recipe's lines. */
  lines: PreviewLine[]
  /** Illustrations of meals with similar foods, the most similar first. */
  pictures: string[]
}

/** The recipes for a device that works offline. */
export type RecipesCopy = {
  version: string
  /** Null if the device has this version. */
  meals: Meal[] | null
}

/** Shoppers' own recipes. */
export const recipesContract = {
  /** All of the shopper's own recipes, for a file export. */
  all: signedIn.route({ method: 'GET', path: '/recipes' }).output(type<OwnRecipe[]>()),

  /** Every recipe that the shopper may read, as a meal at today's prices. `known` is the device's version. */
  copy: signedIn
    .route({ method: 'GET', path: '/recipes/copy' })
    .input(z.object({ known: z.string().max(64).optional() }))
    .output(type<RecipesCopy>()),

  /** One of the shopper's own recipes, or one shared with them. */
  read: signedIn
    .route({ method: 'GET', path: '/recipes/{id}' })
    .input(z.object({ id }))
    .output(type<OwnRecipe>())
    .errors(refusals('NOT_FOUND')),

  /** Previews a draft as a meal, with the foods and products that serve as its lines. */
  preview: signedIn
    .route({ method: 'POST', path: '/recipes/preview' })
    .input(draft.extend({ name: z.string().max(limits.name) }))
    .output(type<RecipePreview>()),

  /** Parses recipes from text, a page's source or JSON-LD, without storing anything. */
  importText: signedIn
    .route({ method: 'POST', path: '/recipes/import' })
    .input(z.object({ text: z.string().max(maxImportBytes) }))
    .output(type<RecipeDraft[]>())
    .errors(refusals('NO_RECIPE_FOUND')),

  /** The same for a public page that the server fetches; NOT_FOUND if fetching is disabled. */
  importPage: signedIn
    .route({ method: 'POST', path: '/recipes/import-page' })
    .input(z.object({ address: z.string().max(2000) }))
    .output(type<RecipeDraft[]>())
    .errors(refusals('NOT_FOUND', 'ADDRESS_REFUSED', 'NO_RECIPE_FOUND')),

  /** Creates or replaces a recipe; the client chooses the id, so the request is idempotent. */
  save: signedIn
    .route({ method: 'PUT', path: '/recipes/{id}' })
    .input(draft.extend({ id }))
    .output(type<OwnRecipe>())
    .errors(refusals('NOT_FOUND', 'TOO_MANY_RECIPES')),

  /** Replaces the fields that are given, so that those changed on another device in the meantime stay. */
  change: signedIn
    .route({ method: 'PATCH', path: '/recipes/{id}' })
    .input(draft.partial().extend({ id }))
    .output(type<OwnRecipe>())
    .errors(refusals('NOT_FOUND')),

  /** Sets whether everybody who shares a list with the shopper may read it. */
  share: signedIn
    .route({ method: 'PUT', path: '/recipes/{id}/sharing' })
    .input(z.object({ id, isShared: z.boolean() }))
    .output(z.object({ isShared: z.boolean() }))
    .errors(refusals('NOT_FOUND')),

  remove: signedIn
    .route({ method: 'DELETE', path: '/recipes/{id}' })
    .input(z.object({ id }))
    .output(z.object({}))
    .errors(refusals('NOT_FOUND')),
}
