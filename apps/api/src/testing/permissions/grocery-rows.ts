import { randomUUID } from 'node:crypto'
import { emptyRecipe } from '@aisleway/core/recipes/recipe'
import type { SharedList } from '../shoppers/shared-list.ts'
import { allAlike, open, type Row, signedIn } from './answers.ts'

/** One of the owner's recipes, which everybody with a list in common may read. */
const onRecipe = ({ tripId: id }: SharedList) => ({ path: { id } })
const authorOnly = { ...signedIn('NOT_FOUND'), owner: 200 as const }
const someRecipe = { ...emptyRecipe, name: 'Rice', lines: [{ text: '1 cup rice', isBought: true }] }

async function writeRecipe({ tripId, browsers }: SharedList) {
  await browsers.owner.put(`/api/recipes/${tripId}`, someRecipe)
  await browsers.owner.put(`/api/recipes/${tripId}/sharing`, { isShared: true })
}

export const groceryRows: Record<string, Row> = {
  'cart.read': { answers: signedIn() },
  'cart.setQuantity': {
    answers: signedIn(),
    ask: () => ({ path: { productId: 'milk' }, body: { quantity: 1 } }),
  },
  'cart.clear': { answers: signedIn() },
  'cart.merge': { answers: signedIn(), ask: () => ({ body: { items: [] } }) },

  'catalogue.config': { answers: open },
  'catalogue.products': { answers: open, ask: () => ({ body: { ids: ['milk'] } }) },
  'catalogue.priceMemory': { answers: open, ask: () => ({ body: { ids: ['milk'] } }) },
  'catalogue.byCode': { answers: open, ask: () => ({ path: { code: '20123451' } }) },
  'catalogue.copyVersion': { answers: open },
  'catalogue.copy': { answers: allAlike('NOT_FOUND'), ask: () => ({ path: { version: 'none' } }) },
  'catalogue.department': { answers: open, ask: () => ({ path: { slug: 'bakery' } }) },

  'favorites.list': { answers: signedIn() },
  'favorites.addProduct': { answers: signedIn(), ask: () => ({ path: { productId: 'milk' } }) },
  'favorites.addMeal': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'favorites.readMeal': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'favorites.remove': {
    answers: signedIn(),
    ask: () => ({ body: { type: 'product', id: 'milk' } }),
  },
  'favorites.merge': { answers: signedIn(), ask: () => ({ body: { favorites: [] } }) },

  'generator.generate': {
    answers: signedIn(),
    ask: () => ({
      body: {
        count: 10,
        budgetCents: 5000,
        diet: null,
        departments: [],
        withStaples: false,
        seed: 1,
      },
    }),
  },
  'generator.fillBasket': {
    answers: signedIn(),
    ask: () => ({
      body: {
        budgetCents: 5000,
        people: 2,
        days: 7,
        diet: null,
        seed: 1,
        kept: [],
        without: [],
      },
    }),
  },

  'meals.copyVersion': { answers: signedIn() },
  'meals.copy': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { version: 'none' } }) },
  'meals.generate': { answers: signedIn(), query: '?mealType=dinner&seed=1' },
  'meals.named': { answers: signedIn(), query: '?text=soup' },
  'meals.search': { answers: signedIn(), query: '?text=soup' },
  'meals.foods': { answers: signedIn(), query: '?text=milk' },
  'meals.foodNames': { answers: signedIn(), query: '?foods=milk' },
  'meals.read': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'meals.staplesAtHome': { answers: signedIn() },
  'meals.saveStaplesAtHome': { answers: signedIn(), ask: () => ({ body: { staples: ['salt'] } }) },
  'meals.swaps': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { food: 'none' } }) },
  'meals.addToCart': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({
      path: { slug: 'none' },
      body: {
        servings: 2,
        lines: [{ food: 'milk', productId: 'milk', packages: 1, isDefault: true }],
      },
    }),
  },

  'pantry.read': { answers: signedIn() },
  'pantry.add': { answers: signedIn(), ask: () => ({ body: { things: [{ words: 'Rice' }] } }) },
  'pantry.save': { answers: signedIn(), ask: () => ({ body: { removed: ['words:rice'] } }) },
  'pantry.cook': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { id: randomUUID(), slug: 'none', portions: 2 } }),
  },
  'pantry.undo': { answers: signedIn(), ask: () => ({ path: { id: randomUUID() } }) },
  'pantry.share': { answers: signedIn(), ask: () => ({ body: { isShared: false } }) },
  // The pantry of somebody whose plan one may not edit counts as unknown.
  'pantry.use': {
    answers: signedIn('USER_NOT_FOUND'),
    ask: ({ userIds }) => ({ body: { ownerId: userIds.owner } }),
  },

  'product.details': { answers: open, ask: () => ({ body: { id: 'milk' } }) },
  'product.note': { answers: signedIn(), ask: () => ({ body: { id: 'milk' } }) },
  'product.saveNote': {
    answers: signedIn(),
    ask: () => ({ body: { id: 'milk', text: 'The blue one' } }),
  },

  'recentSearches.list': { answers: signedIn() },
  'recentSearches.add': { answers: signedIn(), ask: () => ({ body: { text: 'milk' } }) },
  'recentSearches.clear': { answers: signedIn() },

  'recipes.all': { answers: signedIn() },
  'recipes.copy': { answers: signedIn() },
  'recipes.read': {
    answers: { ...signedIn('NOT_FOUND'), view: 200, edit: 200, owner: 200 },
    ask: onRecipe,
    before: writeRecipe,
  },
  'recipes.preview': { answers: signedIn(), ask: () => ({ body: someRecipe }) },
  'recipes.importText': {
    answers: signedIn('NO_RECIPE_FOUND'),
    ask: () => ({ body: { text: 'Hello' } }),
  },
  'recipes.importPage': {
    // Pages are fetched only if the operator enables it.
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { address: 'https://soup.example/' } }),
  },
  'recipes.save': {
    answers: authorOnly,
    ask: list => ({ ...onRecipe(list), body: someRecipe }),
    before: writeRecipe,
  },
  'recipes.change': {
    answers: authorOnly,
    ask: list => ({ ...onRecipe(list), body: { name: 'Soup' } }),
    before: writeRecipe,
  },
  'recipes.share': {
    answers: authorOnly,
    ask: list => ({ ...onRecipe(list), body: { isShared: true } }),
    before: writeRecipe,
  },
  'recipes.remove': { answers: authorOnly, ask: onRecipe, before: writeRecipe, isOnce: true },

  'usuals.list': { answers: signedIn() },
  'usuals.lastShop': { answers: signedIn() },
}
