import { setTimeout } from 'node:timers/promises'
import type { CartItem } from '@aisleway/core/cart/cart'
import type { ListChanges, ListDetail } from '@aisleway/core/lists/contract'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { GeneratedMeals } from '@aisleway/core/meals/contract'
import { mealTypes } from '@aisleway/core/meals/generation/meal-types'

const mostAttempts = 120
const retryMs = 500

export type Shopper = Awaited<ReturnType<typeof signUp>>

/** Signs up a new account and calls the API as the app's own pages do. */
export async function signUp(address: string) {
  const email = `shopper-${crypto.randomUUID()}@example.test`
  const body = { name: 'Mara Kimball', email, password: 'sesame seeds' }
  const { headers } = await prepare('POST', `${address}/api/auth/sign-up/email`, body)
  const cookie = headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const session = await prepare('GET', `${address}/api/session`, undefined, cookie)
  const { user } = (await session.json()) as { user: { id: string } }

  return {
    id: user.id,
    cookie,
    putInCart: (productId: string, quantity: number, at = address) =>
      send('PUT', `${at}/api/cart/items/${productId}`, { quantity }, cookie),
    /** Saves a list of the store's first products and starts its trip. */
    saveList: async (items: number, at = address) => {
      for (const product of await productIds(at, items)) {
        await prepare('PUT', `${at}/api/cart/items/${product}`, { quantity: 1 }, cookie)
      }
      const id = crypto.randomUUID()
      await prepare('POST', `${at}/api/lists`, { id, name: 'Saturday', from: 'cart' }, cookie)
      await prepare('POST', `${at}/api/lists/${id}/start`, {}, cookie)
      return id
    },
    /** Sets the quantity of a list's first item; returns that operation's sequence number. */
    listChanger: async (listId: string) => {
      const url = `${address}/api/lists/${listId}`
      const list = (await (await prepare('GET', url, undefined, cookie)).json()) as ListDetail
      const [itemId] = Object.keys(list.state)
      let { sequence } = list
      return async (quantity: number): Promise<number> => {
        const at = writeStamp(Date.now(), 0, 'bench')
        const operation = { kind: 'quantity', quantity, id: crypto.randomUUID(), at, itemId }
        const body = { operations: [operation], since: sequence }
        const response = await send('POST', `${url}/operations`, body, cookie)
        sequence = ((await response.json()) as ListChanges).sequence
        return sequence
      }
    },
    /** Adds one package of what a meal needs; the server applies an id once. Any status is a response. */
    addOne: ({ slug, food, productId }: MealProduct, id: string) =>
      request('POST', `${address}/api/meals/${slug}/cart`, cookie, {
        id,
        servings: 1,
        lines: [{ food, productId, packages: 1, isDefault: false }],
      }),
    /** Some products of meals, each with one meal that needs it. */
    mealProducts: async (): Promise<MealProduct[]> => {
      const products = new Map<string, MealProduct>()
      for (const mealType of mealTypes) {
        const url = `${address}/api/meals/generate?mealType=${mealType}&seed=1`
        const response = await prepare('GET', url, undefined, cookie)
        const { meals } = (await response.json()) as GeneratedMeals
        for (const { slug, ingredients } of meals) {
          for (const { food, product } of ingredients ?? []) {
            if (product) products.set(product.id, { slug, food, productId: product.id })
          }
        }
      }
      return [...products.values()]
    },
    readCart: async (at = address) => {
      const response = await send('GET', `${at}/api/cart`, undefined, cookie)
      return ((await response.json()) as { items: CartItem[] }).items
    },
  }
}

export type MealProduct = { slug: string; food: string; productId: string }

/** The ids of some products of the store. */
export async function productIds(address: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ids.length < count; page++) {
    const body = { query: '', page, hitsPerPage: 100 }
    const response = await prepare('POST', `${address}/1/indexes/updated_store/query`, body)
    const { hits } = (await response.json()) as { hits: { objectID: string }[] }
    ids.push(...hits.map(hit => hit.objectID))
  }
  return ids.slice(0, count)
}

function request(method: string, url: string, cookie: string, body?: unknown): Promise<Response> {
  return fetch(url, {
    method,
    headers: { origin: new URL(url).origin, 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

function prepare(...args: Parameters<typeof send>): Promise<Response> {
  return untilAccepted(() => send(...args))
}

/** Retries a request until a busy server accepts it. */
export async function untilAccepted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === mostAttempts || !String(error).endsWith(': 503')) throw error
      await setTimeout(retryMs)
    }
  }
}

async function send(method: string, url: string, body?: unknown, cookie = ''): Promise<Response> {
  const response = await request(method, url, cookie, body)
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`)
  return response
}
