import type { ListItem } from '@aisleway/core/lists/list-item'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import type { Pantry } from '@aisleway/core/pantry/contract'
import type { Entry } from '../../../../web/src/api/outbox/entry.ts'
import { withChange } from '../../../../web/src/features/cart/account/cart-kind.ts'
import { withPantryChange } from '../../../../web/src/features/pantry/pantry-kind.ts'
import { mergedRows, type Rows, rowsOf, textOf } from '../shoppers/merged-rows.ts'
import type { openBrowser } from '../test-app.ts'

type ToldList = {
  name: string
  isDeleted: boolean
  rows: Rows
  isTemplate: boolean
  status: string
  pauses: number
}

const noPantry: Pantry = { isKept: false, entries: [], owner: null, isShared: false, offered: [] }

const newList = { isDeleted: false, isTemplate: false, status: 'saved', pauses: 0 }

/** Keyed by what both sides know of an entry, since the server's key may be that of a food. */
function amountsIn({ entries }: Pantry) {
  return Object.fromEntries(
    entries.map(({ productId, name, amount }) => [productId ?? name, amount]),
  )
}

/** A row with which the list was created, which is all that devices know of it. */
export type MadeRow = Pick<ListItem, 'id' | 'name' | 'quantity'>

/** The state that the server must have after applying each change once, in the order of arrival. */
export function createLedger(rowsMade: ReadonlyMap<string, readonly MadeRow[]>) {
  const ids = new Set<string>()
  const lists = new Map<string, ToldList>()
  const listOfTrip = new Map<string, string>()
  const ratings = new Map<string, number | null>()
  let cart: Parameters<typeof withChange>[0] = []
  const hearts = new Set<string>()
  let pantry = noPantry

  // biome-ignore lint/suspicious/noExplicitAny: each kind has an input of its own
  const effects: Record<string, (entry: Entry<any>, source: readonly ListItem[]) => unknown> = {
    cart: ({ input }) => {
      cart = withChange(cart, input)
    },
    favorite: ({ input: { favorite, way } }) =>
      way === 'remove' ? hearts.delete(favorite.id) : hearts.add(favorite.id),
    'new-list': ({ id, input: { name } }) =>
      lists.set(id, { ...newList, name, rows: rowsOf(madeWith(id)) }),
    'list-copy': ({ id, input: { listId, name } }) =>
      lists.set(id, { ...newList, name, rows: lists.get(listId)?.rows ?? {} }),
    'list-name': ({ group, input: { name } }) => change(group, { name }),
    deletion: ({ group, input: { isUndone } }) => change(group, { isDeleted: !isUndone }),
    operation: ({ group, input }) => add(group, [input]),
    'list-merge': ({ group, input: { from, merged } }, source) => {
      const onDevice = madeWith(from).filter(({ id }) => merged.includes(id))
      const known = new Set(madeWith(group).map(textOf))
      const before = lists.get(group)?.rows ?? {}
      const rows = mergedRows(before, onDevice, text => known.has(text))
      // The server adds what the device has not added itself.
      const added = new Map(onDevice.map(({ id, quantity }) => [id, quantity]))
      const others = source
        .map(item => ({ ...item, quantity: item.quantity - (added.get(item.id) ?? 0) }))
        .filter(({ quantity }) => quantity > 0)
      change(group, { rows: mergedRows(rows, others, text => text in rows) })
      change(from, { isDeleted: true })
    },
    'list-update': ({ group, input: { operations, lines, isUndone } }) => {
      cart = isUndone ? withChange(cart, { way: 'merge', lines }) : []
      add(group, operations)
    },
    template: ({ group, input: { isTemplate } }) => change(group, { isTemplate }),
    pause: ({ group }) => {
      const list = lists.get(group)
      if (list?.status === 'in_progress')
        change(group, { status: 'paused', pauses: list.pauses + 1 })
    },
    pantry: ({ input }) => {
      pantry = withPantryChange(pantry, input)
    },
    trip: ({ id, input: { listId } }) => {
      change(listId, { status: 'completed' })
      listOfTrip.set(id, listId)
      if (!ratings.has(listId)) ratings.set(listId, null)
    },
    rating: ({ group, input: { rating } }) => ratings.set(listOfTrip.get(group) ?? '', rating),
  }
  const change = (id: string, values: Partial<ToldList>) => {
    const list = lists.get(id)
    if (list) Object.assign(list, values)
  }
  const madeWith = (id: string) => rowsMade.get(id) ?? []
  const add = (listId: string, operations: readonly { itemId: string; by: number }[]) => {
    for (const { itemId, by } of operations) {
      const row = madeWith(listId).find(({ id }) => id === itemId)
      const more = row ? [{ ...row, quantity: by }] : []
      change(listId, { rows: mergedRows(lists.get(listId)?.rows ?? {}, more, () => true) })
    }
  }

  return {
    ids,
    lists,
    cart: () => cart,
    pantry: () => pantry,
    apply(entry: Entry, source: readonly ListItem[]) {
      ids.add(entry.id)
      effects[entry.kind]?.(entry, source)
    },
    state: () => ({
      cart: Object.fromEntries(cart.map(({ product, quantity }) => [product.id, quantity])),
      hearts: [...hearts].sort(),
      lists: Object.fromEntries(
        [...lists].flatMap(([id, { isDeleted, ...list }]) => (isDeleted ? [] : [[id, list]])),
      ),
      ratings: Object.fromEntries(ratings),
      pantry: amountsIn(pantry),
    }),
  }
}

export type Ledger = ReturnType<typeof createLedger>

/** What the server has of the same, by its own answers. */
export async function stateOf(
  browser: ReturnType<typeof openBrowser>,
  told: Ledger,
): Promise<object> {
  const { items } = (await browser.get('/api/cart')).body
  const favorites = (await browser.get('/api/favorites')).body
  const lists: Record<string, object> = {}
  for (const id of told.lists.keys()) {
    const { status: code, body } = await browser.get(`/api/lists/${id}`)
    if (code === 404) continue
    const rows = rowsOf(listItems(listState(body.state)))
    const { name, isTemplate, status, pauses } = body
    lists[id] = { name, isTemplate, status, pauses: pauses.length, rows }
  }
  const { trips } = (await browser.get('/api/trips')).body
  type Line = { product: { id: string }; quantity: number }
  type Trip = { listId: string; feedback: { rating: number } | null }
  return {
    cart: Object.fromEntries(items.map(({ product, quantity }: Line) => [product.id, quantity])),
    hearts: favorites.map(({ id }: { id: string }) => id).sort(),
    lists,
    ratings: Object.fromEntries(
      trips.map(({ listId, feedback }: Trip) => [listId, feedback?.rating ?? null]),
    ),
    pantry: amountsIn((await browser.get('/api/pantry')).body),
  }
}
