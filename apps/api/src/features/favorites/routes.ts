import { favoriteMealId } from '@aisleway/core/favorites/favorite'
import type { Meal } from '@aisleway/core/meals/meal'
import { mealSnapshot } from '@aisleway/core/meals/meal-snapshot'
import { keyedRequest, type SignedIn, signedInRoutes } from '../../context/context.ts'
import { findProducts } from '../catalogue/store.ts'
import { findMeal } from '../meals/recipes/find-meal.ts'
import {
  keepFavorites,
  type NewFavorite,
  readFavorites,
  readKeptMeal,
  removeFavorite,
} from './store.ts'

const routes = signedInRoutes.favorites

export const favoritesRoutes = {
  list: routes.list.handler(({ context }) => all(context)),

  addProduct: routes.addProduct.handler(async ({ context, input, errors }) => {
    const [product] = await findProducts(context.database, [input.productId])
    if (!product) throw errors.PRODUCT_NOT_FOUND()
    const outcome = await keep(context, [{ type: 'product', itemId: product.id }])
    if (outcome === 'full') throw errors.TOO_MANY_FAVORITES()
    return all(context)
  }),

  addMeal: routes.addMeal.handler(async ({ context, input, errors }) => {
    const meal = await findMeal(context, input.slug)
    if (!meal) throw errors.NOT_FOUND()
    if ((await keep(context, [fromMeal(meal)])) === 'full') throw errors.TOO_MANY_FAVORITES()
    return all(context)
  }),

  readMeal: routes.readMeal.handler(async ({ context, input, errors }) => {
    const meal = await readKeptMeal(context.database, context.user.id, input.slug)
    if (!meal) throw errors.NOT_FOUND()
    return meal
  }),

  remove: routes.remove.handler(async ({ context, input }) => {
    await removeFavorite(context.database, keyedRequest(context), input)
    return all(context)
  }),

  merge: routes.merge.handler(async ({ context, input }) => {
    const ids = input.favorites.filter(({ type }) => type === 'product').map(({ id }) => id)
    const products = await findProducts(context.database, ids)
    const productIds = new Set(products.map(product => product.id))
    const known = input.favorites.flatMap(({ type, id, dateAdded }): NewFavorite[] => {
      const addedAt = dateAdded === undefined ? undefined : new Date(dateAdded)
      if (type === 'product') return productIds.has(id) ? [{ type, itemId: id, addedAt }] : []
      const meal = context.menu.readNamed(id)
      return meal ? [{ ...fromMeal(meal), addedAt }] : []
    })
    await keep(context, known)
    return all(context)
  }),
}

function all({ database, user }: SignedIn) {
  return readFavorites(database, user.id)
}

function keep(context: SignedIn, favorites: readonly NewFavorite[]) {
  return keepFavorites(context.database, keyedRequest(context), favorites)
}

function fromMeal(meal: Meal): NewFavorite {
  return { type: 'meal', itemId: favoriteMealId(meal), snapshot: mealSnapshot(meal) }
}
