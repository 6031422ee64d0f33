import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { swapItem } from '@aisleway/core/lists/changes/swap'
import {
  applyOperations,
  type ListOperation,
  type ListState,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import { seededRandom } from '@aisleway/core/seeded-random'
import type { Trip } from '@aisleway/core/trips/contract'
import { explainSwaps } from '@aisleway/core/trips/swaps'
import { explainSavings } from '@aisleway/core/trips/trip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

/**
 * Random carts are saved, edited, shopped with swaps and completed; the figures must match to the
 * cent a ledger kept line by line with independent arithmetic. `TRIP_SEEDS=1000` runs more.
 */
const seeds = Array.from({ length: Number(process.env.TRIP_SEEDS ?? 15) }, (_, seed) => seed)

const shelf = Array.from({ length: 40 }, (_, i) => {
  const random = seededRandom(i * 7919)
  const priceCents = 49 + Math.floor(random() * 1900)
  const isOnSale = random() < 0.4
  return productRow({
    id: `p${i}`,
    name: `Product ${i}`,
    priceCents,
    originalPriceCents: isOnSale ? priceCents + 1 + Math.floor(random() * 500) : null,
  })
})

let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(shelf)
  browser = openBrowser(shop.app)
  await browser.signUp('random@example.com')
})
afterAll(() => shop.close())

/** One line of the ledger, in whole cents. */
type Entry = {
  product: string
  unit: number
  original: number | null
  pieces: number
  ticked: boolean
  deal: boolean
  /** The item that it replaced. */
  planned?: Entry
}

describe('a random trip', () => {
  it.each(seeds)('adds up, seed %i', async seed => {
    const random = seededRandom(seed)
    const upTo = (most: number) => Math.floor(random() * most)
    const ledger = new Map<string, Entry>()
    const listId = randomUUID()
    const { items, operations } = await saveAndEdit()
    const answer = await browser.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
    expect(answer.status).toBe(200)
    await browser.post(`/api/lists/${listId}/start`)

    const [card] = (await browser.get('/api/lists')).body.lists
    expect(card).toMatchObject({ itemsCount: ledger.size, totalCents: sumOf([...ledger.values()]) })

    const tripId = randomUUID()
    const swaps = await swapSome(items)
    await browser.post(`/api/lists/${listId}/trip`, {
      tripId,
      operations: [...swaps, ...ticks(items)],
    })
    const trip: Trip = (await browser.get(`/api/trips/${tripId}`)).body
    const bought = [...ledger.values()].filter(entry => entry.ticked)
    expect(trip).toMatchObject({
      itemsCount: ledger.size,
      checkedItemsCount: bought.length,
      totalCents: sumOf(bought),
      savingsCents: savedOn(bought),
      suggestedItemsAdded: [...ledger.values()].filter(entry => entry.deal).length,
    })
    const sources = explainSavings(trip.items)
    expect(sources.reduce((sum, source) => sum + source.savingsCents, 0)).toBe(savedOn(bought))
    expect(
      sources.flatMap(source => source.lines).reduce((sum, line) => sum + line.savingsCents, 0),
    ).toBe(savedOn(bought))
    const { lines, differenceCents } = explainSwaps(trip.items)
    expect(lines).toHaveLength(bought.filter(entry => entry.planned).length)
    expect(differenceCents ?? 0).toBe(swapsMade(bought))

    /** Turns a cart of some products into a list, then changes quantities and prices, and removes and adds items. */
    async function saveAndEdit() {
      await browser.delete('/api/cart')
      const chosen = shelf.filter(() => random() < 0.2)
      const cart = chosen.length > 0 ? chosen : shelf.slice(0, 1)
      for (const product of cart) {
        const quantity = 1 + upTo(5)
        await browser.put(`/api/cart/items/${product.id}`, { quantity })
        ledger.set(product.id, entryOf(product, quantity))
      }
      await browser.post('/api/lists', { id: listId, name: `List ${seed}`, from: 'cart' })
      const { state } = (await browser.get(`/api/lists/${listId}`)).body
      const items = new Map<string, string>(
        Object.entries(state as Record<string, { base: { value: { productId: string } } }>).map(
          ([itemId, item]) => [item.base.value.productId, itemId],
        ),
      )
      return { items, operations: edits(items) }
    }

    function edits(items: Map<string, string>) {
      const operations = [...items].flatMap(([productId, itemId]) => {
        const entry = ledger.get(productId)!
        const dice = random()
        if (dice < 0.15) {
          ledger.delete(productId)
          return operation(itemId, { kind: 'remove' })
        }
        if (dice < 0.35) {
          const by = 1 + upTo(3)
          entry.pieces += by
          return operation(itemId, { kind: 'more', by })
        }
        if (dice < 0.5) {
          entry.pieces = 1 + upTo(9)
          return operation(itemId, { kind: 'quantity', quantity: entry.pieces })
        }
        if (dice < 0.6) {
          entry.unit = upTo(2000)
          return operation(itemId, { kind: 'price', priceCents: entry.unit })
        }
        return []
      })
      const deal = shelf[upTo(shelf.length)]!
      const added = operation(randomUUID(), {
        kind: 'add',
        item: listItem({ productId: deal.id, origin: 'deal', quantity: 1 + upTo(2) }),
      })
      if (added.kind === 'add') {
        ledger.set(added.itemId, { ...entryOf(deal, added.item.quantity), deal: true })
        items.set(added.itemId, added.itemId)
      }
      return [...operations, added]
    }

    /** Swaps some items for others in the store, and some of those once more. */
    async function swapSome(items: Map<string, string>): Promise<ListOperation[]> {
      const { state, prices } = (await browser.get(`/api/lists/${listId}`)).body
      const operations: ListOperation[] = []
      for (const key of [...ledger.keys()].filter(() => random() < 0.3)) {
        const swapped = swapOne(key)
        if (swapped !== undefined && random() < 0.4) swapOne(swapped)
      }
      return operations

      function swapOne(key: string): string | undefined {
        const entry = ledger.get(key)
        const substitute = shelf[upTo(shelf.length)]!
        const rows = [...ledger].filter(([, row]) => row.product === substitute.id && !row.planned)
        if (!entry || rows.length > 1 || substitute.id === entry.product) return undefined
        const shown = asShown(applyOperations(listState(state), operations), prices)
        const changes = swapItem(
          shown,
          shown.find(({ id }) => id === items.get(key))!,
          listItem({ ...substitute, productId: substitute.id, origin: 'aisle' }),
          randomUUID(),
        )
        operations.push(...changes.map(({ itemId, ...change }) => operation(itemId, change)))
        ledger.delete(key)
        const [onList] = rows
        if (onList) {
          onList[1].pieces = Math.min(99, onList[1].pieces + entry.pieces)
          return undefined
        }
        const planned = entry.planned ?? entry
        const added = entryOf(substitute, entry.pieces)
        const newKey = changes[0]!.itemId
        if (random() < 0.4) {
          added.pieces = 1 + upTo(6)
          operations.push(operation(newKey, { kind: 'quantity', quantity: added.pieces }))
        }
        items.set(newKey, newKey)
        ledger.set(
          newKey,
          planned.product === substitute.id
            ? { ...added, deal: planned.deal }
            : { ...added, planned },
        )
        return newKey
      }
    }

    function ticks(items: ReadonlyMap<string, string>) {
      return [...items].flatMap(([key, itemId]) => {
        const entry = ledger.get(key)
        if (!entry || random() < 0.3) return []
        entry.ticked = true
        return operation(itemId, { kind: 'check', isChecked: true, by: '' })
      })
    }
  })
})

function entryOf(product: (typeof shelf)[number], pieces: number): Entry {
  return {
    product: product.id,
    unit: product.priceCents,
    original: product.originalPriceCents,
    pieces,
    ticked: false,
    deal: false,
  }
}

/** Adds up piece by piece, as a till does. */
function sumOf(entries: readonly Entry[]): number {
  let cents = 0
  for (const { unit, pieces } of entries) for (let i = 0; i < pieces; i++) cents += unit
  return cents
}

function savedOn(entries: readonly Entry[]): number {
  let cents = 0
  for (const { unit, original, pieces } of entries) {
    if (original === null || original <= unit) continue
    for (let i = 0; i < pieces; i++) cents += original - unit
  }
  return cents
}

/** Compares each basket with the planned one. */
function swapsMade(entries: readonly Entry[]): number {
  const swapped = entries.filter(entry => entry.planned)
  return sumOf(swapped) - sumOf(swapped.map(entry => entry.planned!))
}

/** As a device shows the list. */
function asShown(state: ListState, prices: Record<string, { priceCents: number }>) {
  return listItems(state).map(item => ({
    ...item,
    priceCents: item.isPriceEdited ? item.priceCents : (prices[item.id] ?? item).priceCents,
  }))
}
