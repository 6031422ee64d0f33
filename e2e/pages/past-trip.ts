import { randomUUID } from 'node:crypto'
import type { Product } from '@aisleway/core/catalogue/product'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import { expect, type Shopper } from './shopper.ts'

/** Shown as "12m 5s". */
const tripSeconds = 725

export type PastTrip = { listId: string; tripId: string; products: Product[] }

/** Shops a list without using the screens: two products on sale are ticked, and candles are not. */
export async function shopAList(shopper: Shopper, name: string): Promise<PastTrip> {
  const { listId, products } = await startList(shopper, name)
  const tripId = randomUUID()
  const [first, second] = products.map(itemOf)
  const { state } = await (await shopper.page.request.get(`/api/lists/${listId}`)).json()
  const onList = Object.keys(state).find(id => state[id].base.value.name === first?.name)
  const deal = randomUUID()
  const now = Date.now()
  const firstTick = now - tripSeconds * 1000
  await send(shopper, 'post', `/api/lists/${listId}/trip`, {
    tripId,
    completedAt: new Date(now).toISOString(),
    operations: [
      operation(firstTick, { kind: 'check', itemId: onList, isChecked: true, by: '' }),
      operation(now, { kind: 'add', itemId: deal, item: { ...second, origin: 'deal' } }),
      operation(now, { kind: 'check', itemId: deal, isChecked: true, by: '' }),
    ],
  })
  return { listId, tripId, products }
}

/** Records a trip some days ago on which all of these products were bought. */
export async function shopDaysAgo(
  shopper: Shopper,
  days: number,
  products: readonly Product[],
): Promise<void> {
  const listId = randomUUID()
  const from = products.map(itemOf)
  await send(shopper, 'post', '/api/lists', { id: listId, name: 'Weekly shop', from })
  const { state } = await (await shopper.page.request.get(`/api/lists/${listId}`)).json()
  const completedMs = Date.now() - days * 24 * 60 * 60 * 1000
  await send(shopper, 'post', `/api/lists/${listId}/trip`, {
    tripId: randomUUID(),
    completedAt: new Date(completedMs).toISOString(),
    operations: Object.keys(state).map(itemId =>
      operation(completedMs, { kind: 'check', itemId, isChecked: true, by: '' }),
    ),
  })
}

/** Creates a list of one of the products and the candles, and starts its trip. */
export async function startList(shopper: Shopper, name: string) {
  const products = await productsOnSale(shopper)
  const listId = randomUUID()
  const from = [...products.slice(0, 1).map(itemOf), listItem()]
  await send(shopper, 'post', '/api/lists', { id: listId, name, from })
  await send(shopper, 'post', `/api/lists/${listId}/start`)
  return { listId, products }
}

export async function send(
  shopper: Shopper,
  method: 'post' | 'put' | 'delete',
  path: string,
  data: object = {},
) {
  const answer = await shopper.page.request[method](path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
}

export async function productsOnSale({ page }: Shopper, count = 2): Promise<Product[]> {
  const { home }: { home: { onSale: Product[] } } = await (
    await page.request.get('/api/config')
  ).json()
  return home.onSale.slice(0, count)
}

export function itemOf(product: Product): NewListItem {
  const { id, isRetired: _, ...facts } = product
  return { ...facts, productId: id, quantity: 1, origin: 'list', addedBy: '' }
}

function operation(ms: number, change: object) {
  return { ...change, id: randomUUID(), at: writeStamp(ms, 0, 'e2e') }
}
