import type { CartItem } from '@aisleway/core/cart/cart'

export type Shopper = Awaited<ReturnType<typeof signUp>>

/** Signs up a new account and calls the API as the app's own pages do. */
export async function signUp(address: string) {
  const email = `shopper-${crypto.randomUUID()}@example.test`
  const body = { name: 'Mara Kimball', email, password: 'sesame seeds' }
  const { headers } = await send('POST', `${address}/api/auth/sign-up/email`, body)
  const cookie = headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const session = await send('GET', `${address}/api/session`, undefined, cookie)
  const { user } = (await session.json()) as { user: { id: string } }

  return {
    id: user.id,
    cookie,
    putInCart: (productId: string, quantity: number, at = address) =>
      send('PUT', `${at}/api/cart/items/${productId}`, { quantity }, cookie),
    /** Saves a list of the store's first products and begins its trip. */
    saveList: async (items: number, at = address) => {
      for (const product of await productIds(at, items)) {
        await send('PUT', `${at}/api/cart/items/${product}`, { quantity: 1 }, cookie)
      }
      const id = crypto.randomUUID()
      await send('POST', `${at}/api/lists`, { id, name: 'Saturday', from: 'cart' }, cookie)
      await send('POST', `${at}/api/lists/${id}/start`, {}, cookie)
      return id
    },
    readCart: async (at = address) => {
      const response = await send('GET', `${at}/api/cart`, undefined, cookie)
      return ((await response.json()) as { items: CartItem[] }).items
    },
  }
}

/** The ids of some products of the store. */
export async function productIds(address: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ids.length < count; page++) {
    const body = { query: '', page, hitsPerPage: 100 }
    const response = await send('POST', `${address}/1/indexes/updated_store/query`, body)
    const { hits } = (await response.json()) as { hits: { objectID: string }[] }
    ids.push(...hits.map(hit => hit.objectID))
  }
  return ids.slice(0, count)
}

async function send(method: string, url: string, body?: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { origin: new URL(url).origin, 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`)
  return response
}
