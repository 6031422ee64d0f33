import { type Swap, swapsAmong } from '@aisleway/core/meals/basket/food-products'
import { lackingStaples, staples } from '@aisleway/core/meals/basket/staples'
import { keyedRequest, signedInRoutes } from '../../context/context.ts'
import { readyJson, readyPackedJson, toJson } from '../../context/ready-json.ts'
import { addMealLines } from '../cart/store.ts'
import { cookbookSearchOf } from './cookbook/cookbook-search-of.ts'
import { searchCookbook } from './cookbook/search-cookbook.ts'
import { generateMeals } from './generation/generate-meals.ts'
import { mealLines } from './meal-lines.ts'
import { findMeal, recipeFacts } from './recipes/find-meal.ts'
import { ownEntries } from './recipes/own-entries.ts'
import { recipeOffers } from './recipes/recipe-offers.ts'
import { readVisible } from './recipes/store.ts'
import { readStaples, saveStaples } from './staples-store.ts'

const routes = signedInRoutes.meals

export const mealRoutes = {
  generate: routes.generate.handler(async ({ context, input }) => {
    const { seed, mealType, diet, budgetCents = null, maxCalories = null } = input
    const criteria = { mealType, diet, budgetCents, maxCalories }
    // Without a budget, prices do not matter.
    const atHome =
      budgetCents === null ? null : await readStaples(context.database, context.user.id)
    const lacking = lackingStaples(atHome)
    return readyJson(context, generateMeals(context.menu.today(), { ...criteria, lacking }, seed))
  }),

  named: routes.named.handler(({ context, input }) =>
    cookbookSearchOf(context.menu.today())
      .mealsNamed(input.text)
      .map(({ slug, name, imageUrl }) => ({ slug, name, imageUrl })),
  ),

  search: routes.search.handler(async ({ context, input }) => {
    const { text, mealType, diet, maxMinutes, budgetCents, maxCalories, foods, sort, page } = input
    const isMine = input.whose === 'mine'
    if (isMine) context.countRequests('computation')
    const meals = isMine
      ? await ownEntries(
          await readVisible(context.database, context.user.id),
          text,
          recipeFacts(context),
        )
      : cookbookSearchOf(context.menu.today()).meals(text)
    const staplesAtHome = await readStaples(context.database, context.user.id)
    const found = searchCookbook(meals, {
      filters: {
        mealType: mealType ?? null,
        diet: diet ?? null,
        maxMinutes: maxMinutes ?? null,
        budgetCents: budgetCents ?? null,
        maxCalories: maxCalories ?? null,
      },
      atHome: { lacking: lackingStaples(staplesAtHome), foods: new Set(keysIn(foods)) },
      sort,
      page,
    })
    return readyJson(context, found)
  }),

  foods: routes.foods.handler(({ context, input }) =>
    cookbookSearchOf(context.menu.today())
      .foodsNamed(input.text)
      .map(({ food, name }) => ({ food, name })),
  ),

  foodNames: routes.foodNames.handler(({ context, input }) => {
    const wanted = new Set(keysIn(input.foods))
    return context.menu
      .today()
      .foods.filter(({ food }) => wanted.has(food))
      .map(({ food, name }) => ({ food, name }))
  }),

  read: routes.read.handler(async ({ context, input, errors }) => {
    const known = context.menu.today().mealBySlug.get(input.slug)
    if (known) return readyJson(context, known.json)
    const own = await findMeal(context, input.slug)
    if (!own) throw errors.NOT_FOUND()
    return readyJson(context, toJson(own))
  }),

  copyVersion: routes.copyVersion.handler(({ context }) => ({
    version: context.menu.copies.version(),
  })),

  copy: routes.copy.handler(async ({ context, input, errors }) => {
    const copy = await context.menu.copies.find(input.version)
    if (!copy) throw errors.NOT_FOUND()
    context.responseHeaders.set('Cache-Control', 'private, max-age=31536000, immutable')
    return readyPackedJson(context, copy)
  }),

  staplesAtHome: routes.staplesAtHome.handler(async ({ context }) => {
    const atHome = await readStaples(context.database, context.user.id)
    return atHome && { staples: atHome }
  }),

  saveStaplesAtHome: routes.saveStaplesAtHome.handler(async ({ context, input }) => {
    const atHome = staples.filter(staple => input.staples.includes(staple))
    await saveStaples(context.database, context.user.id, atHome, context.now())
    return { staples: atHome }
  }),

  swaps: routes.swaps.handler(({ context, input, errors }): Swap[] => {
    const offersOf = recipeOffers(context.menu.today(), context.catalogue.snapshot())
    const offers = offersOf(input.food, input.grams ?? null)
    if (!offers) throw errors.NOT_FOUND()
    return swapsAmong(offers)
  }),

  addToCart: routes.addToCart.handler(async ({ context, input, errors }) => {
    const meal = await findMeal(context, input.slug)
    const offersOf = recipeOffers(context.menu.today(), context.catalogue.snapshot())
    const lines = meal && mealLines({ offersOf }, meal, input)
    if (!lines) throw errors.NOT_FOUND()
    const outcome = await addMealLines(context.database, {
      ...keyedRequest(context),
      key: input.id,
      lines,
    })
    if (outcome === 'product_not_found') throw errors.NOT_FOUND()
    if (outcome === 'cart_full') throw errors.CART_FULL()
    return { added: outcome.added }
  }),
}

function keysIn(list: string): string[] {
  return list.split(',').filter(Boolean)
}
