import { setTimeout } from 'node:timers/promises'
import { listItem } from '../../packages/core/src/lists/changes/list-item.test-data.ts'
import type { ListChanges, ListDetail } from '../../packages/core/src/lists/contract.ts'
import { writeStamp } from '../../packages/core/src/lists/hybrid-clock.ts'
import { livePath } from '../../packages/core/src/live/live-event.ts'
import { searches } from '../support/searches.ts'
import { type Answer, browserConnection } from './browser-connection.ts'

/** The percentage of each kind of request; bench/README.md explains them. */
const mix = {
  page: 6,
  search: 18,
  details: 8,
  putInCart: 18,
  cart: 10,
  lists: 5,
  list: 7,
  tick: 18,
  notices: 3,
  meals: 4,
  refresh: 3,
}

export type RequestKind = keyof typeof mix

export type Visit = Awaited<ReturnType<typeof beginVisit>>

const cartSize = 6
const listSize = 12
export const productsPerVisit = cartSize + listSize

const retryMs = 500

const words = 'apple bread rice bean cheese chicken oat tomato onion pasta tea salmon'.split(' ')

/** A shopper with a cart, a list on a trip and a live stream, who sends the requests of a browser. */
export async function beginVisit(address: string, cookie: string, productIds: readonly string[]) {
  const connection = browserConnection(address, cookie)
  const { send } = connection
  const listId = crypto.randomUUID()
  const productId = () => any(productIds)

  const inCart = productIds.slice(0, cartSize)
  await prepare('POST', '/api/cart/merge', {
    items: inCart.map(id => ({ productId: id, quantity: 1 })),
  })
  const items = productIds
    .slice(cartSize, productsPerVisit)
    .map(productId => listItem({ productId, name: 'Named by the server' }))
  await prepare('POST', '/api/lists', { id: listId, name: 'Saturday', from: items })
  await prepare('POST', `/api/lists/${listId}/start`, {})
  const list: ListDetail = JSON.parse(await prepare('GET', `/api/lists/${listId}`))
  const itemIds = Object.keys(list.state)
  let { sequence } = list

  const requests: Record<RequestKind, () => Promise<Answer>> = {
    page: () => send('GET', '/'),
    search: () => send('POST', '/1/indexes/*/queries', { requests: [searchFor()] }),
    details: () => send('POST', '/api/products/details', { id: productId() }),
    putInCart: () => send('PUT', `/api/cart/items/${productId()}`, { quantity: anyBelow(4) }),
    cart: () => send('GET', '/api/cart'),
    lists: () => send('GET', '/api/lists'),
    list: () => send('GET', `/api/lists/${listId}`),
    tick: () => sync({ kind: 'check', isChecked: Math.random() < 0.5, by: '' }),
    notices: () => send('GET', '/api/notices'),
    meals: () => send('GET', `/api/meals/generate?mealType=dinner&seed=${anyBelow(1_000_000)}`),
    refresh: () => send('POST', '/api/session/refresh', {}),
  }
  const stream = connection.openStream(livePath)

  return {
    /** The shopper's next request; calling `ask` again sends the same kind of request. */
    next: () => {
      const kind = pickKind()
      return { kind, ask: requests[kind] }
    },
    isListening: stream.isOpen,
    end: () => {
      stream.close()
      connection.close()
    },
  }

  async function sync(change: object): Promise<Answer> {
    const at = writeStamp(Date.now(), 0, 'bench')
    const operation = { ...change, id: crypto.randomUUID(), at, itemId: any(itemIds) }
    const body = { operations: [operation], since: sequence }
    const answer = await send('POST', `/api/lists/${listId}/operations`, body)
    if (answer.status === 200) sequence = (JSON.parse(String(answer.body)) as ListChanges).sequence
    return answer
  }

  /** Retries until the request is accepted, because the server may be busy. */
  async function prepare(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
    const answer = await send(method, path, body)
    if (answer.status === 503) {
      await setTimeout(retryMs)
      return prepare(method, path, body)
    }
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return String(answer.body)
  }
}

/** A third of the searches are new. */
function searchFor() {
  const search = any(searches)
  return Math.random() < 1 / 3 ? { ...search, query: `${any(words)} ${any(words)}` } : search
}

const kinds = Object.entries(mix).flatMap(([kind, share]) =>
  Array<RequestKind>(share).fill(kind as RequestKind),
)
const pickKind = () => any(kinds)

function any<Thing>(things: readonly Thing[]): Thing {
  return things[anyBelow(things.length)] as Thing
}

function anyBelow(count: number): number {
  return Math.floor(Math.random() * count)
}
