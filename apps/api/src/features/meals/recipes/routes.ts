import type { Product } from '@aisleway/core/catalogue/product'
import type { Meal } from '@aisleway/core/meals/meal'
import type { PreviewLine } from '@aisleway/core/recipes/contract'
import type { OwnRecipe, RecipeLine } from '@aisleway/core/recipes/recipe'
import { signedInRoutes } from '../../../context/context.ts'
import { readyJson } from '../../../context/ready-json.ts'
import { productFromRow } from '../../catalogue/product-from-row.ts'
import { productsById } from '../../catalogue/products-by-id.ts'
import { readIngredientLine } from '../recipe-import/ingredient-line.ts'
import { draftsIn } from './drafts-in.ts'
import { recipeFacts } from './find-meal.ts'
import { knownFood, matched } from './match-lines.ts'
import { mealFromOwnRecipe, type RecipeFacts } from './recipe-meal.ts'
import { offerNamed, recipeOffers } from './recipe-offers.ts'
import { recipesCopy } from './recipes-copy.ts'
import { separated } from './separated-lines.ts'
import { similarPictures } from './similar-pictures.ts'
import {
  changeRecipe,
  readOwn,
  readRecipe,
  removeRecipe,
  saveRecipe,
  shareRecipe,
  type VisibleRecipe,
} from './store.ts'

const routes = signedInRoutes.recipes

export const recipesRoutes = {
  all: routes.all.handler(async ({ context }) => {
    const own = await readOwn(context.database, context.user.id)
    return own.map(withoutAuthor)
  }),

  copy: routes.copy.handler(async ({ context, input }) =>
    readyJson(context, await recipesCopy(context, input.known)),
  ),

  read: routes.read.handler(async ({ context, input, errors }) => {
    const found = await readRecipe(context.database, context.user.id, input.id)
    if (!found) throw errors.NOT_FOUND()
    return withoutAuthor(found)
  }),

  preview: routes.preview.handler(async ({ context, input }) => {
    const facts = recipeFacts(context)
    const lines = await matched(input.lines, facts)
    const meal = mealFromOwnRecipe({ ...input, lines, id: '' }, facts)
    const previews = lines.map(line => previewOf(line, meal, facts))
    return { meal, lines: previews, pictures: similarPictures(meal, facts.menu) }
  }),

  importText: routes.importText.handler(async ({ context, input, errors }) => {
    const drafts = await draftsIn(input.text, '', recipeFacts(context).lookup)
    if (drafts.length === 0) throw errors.NO_RECIPE_FOUND()
    return drafts
  }),

  importPage: routes.importPage.handler(async ({ context, input, errors }) => {
    if (!context.fetchRecipePage) throw errors.NOT_FOUND()
    const page = await context.fetchRecipePage(input.address)
    if (!page) throw errors.ADDRESS_REFUSED()
    const drafts = await draftsIn(page.source, page.address, recipeFacts(context).lookup)
    if (drafts.length === 0) throw errors.NO_RECIPE_FOUND()
    return drafts
  }),

  save: routes.save.handler(async ({ context, input, errors }) => {
    const lines = await linesToStore(input.lines, recipeFacts(context))
    const saving = { ...input, lines, now: context.now() }
    const outcome = await saveRecipe(context.database, context.user.id, saving)
    if (outcome === 'full') throw errors.TOO_MANY_RECIPES()
    const saved = await readRecipe(context.database, context.user.id, input.id)
    if (outcome === 'not_found' || !saved) throw errors.NOT_FOUND()
    return withoutAuthor(saved)
  }),

  change: routes.change.handler(async ({ context, input, errors }) => {
    const lines = input.lines && (await linesToStore(input.lines, recipeFacts(context)))
    const changing = { ...input, lines, now: context.now() }
    const isChanged = await changeRecipe(context.database, context.user.id, changing)
    const changed = await readRecipe(context.database, context.user.id, input.id)
    if (!isChanged || !changed) throw errors.NOT_FOUND()
    return withoutAuthor(changed)
  }),

  share: routes.share.handler(async ({ context, input, errors }) => {
    if (!(await shareRecipe(context.database, context.user.id, input))) throw errors.NOT_FOUND()
    return { isShared: input.isShared }
  }),

  remove: routes.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeRecipe(context.database, context.user.id, input.id))) throw errors.NOT_FOUND()
    return {}
  }),
}

function withoutAuthor({ by: _, ...recipe }: VisibleRecipe): OwnRecipe {
  return recipe
}

function linesToStore(lines: readonly RecipeLine[], facts: RecipeFacts): Promise<RecipeLine[]> {
  return matched(separated(lines, facts.lookup), facts)
}

function previewOf(
  { text, match = null }: RecipeLine,
  meal: Meal,
  facts: RecipeFacts,
): PreviewLine {
  const { name } = readIngredientLine(text)
  if (match === null) return { name, match, label: null, product: null }
  if (match.kind === 'product') {
    const row = productsById(facts.catalogue).get(match.productId)
    const product = row ? productFromRow(row) : null
    return { name, match, label: product?.name ?? null, product }
  }
  // The meal buys by the amount of all lines; of what it does not buy, it names no product.
  const bought = meal.ingredients?.find(({ food }) => food === match.food)?.product
  const product = bought ?? likeliestProduct(match.food, name, facts)
  return { name, match, label: knownFood(facts.lookup, match.food)?.name ?? match.food, product }
}

function likeliestProduct(food: string, name: string, facts: RecipeFacts): Product | null {
  const offers = recipeOffers(facts.menu, facts.catalogue)(food, null)
  return offerNamed(offers, name)?.product ?? null
}
