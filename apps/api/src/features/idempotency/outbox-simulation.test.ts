import { AsyncLocalStorage } from 'node:async_hooks'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ListItem } from '@aisleway/core/lists/list-item'
import {
  type ItemChange,
  type ListOperation,
  listItems,
  listState,
  maxOperationsAtOnce,
} from '@aisleway/core/lists/list-operations'
import type { Pantry } from '@aisleway/core/pantry/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../../../web/src/api/client/client.ts'
import { newId } from '../../../../web/src/api/client/new-id.ts'
import type { StoredRecord } from '../../../../web/src/api/device-records/record.ts'
import type { Entry, NewEntry } from '../../../../web/src/api/outbox/entry.ts'
import {
  type AnyKind,
  type EntryKind,
  kindsByName,
  type OutboxKind,
} from '../../../../web/src/api/outbox/kind.ts'
import { createOutbox } from '../../../../web/src/api/outbox/sending/create-outbox.ts'
import { nextToSend } from '../../../../web/src/api/outbox/sending/next-to-send.ts'
import { cartKind, withChange } from '../../../../web/src/features/cart/account/cart-kind.ts'
import { favoriteKind } from '../../../../web/src/features/favorites/favorite-kind.ts'
import { aboutList } from '../../../../web/src/features/lists/outbox/about-list.ts'
import { copyKind } from '../../../../web/src/features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../../../web/src/features/lists/outbox/deletion-kind.ts'
import {
  listNameKind,
  pauseKind,
  templateKind,
} from '../../../../web/src/features/lists/outbox/head-kinds.ts'
import { mergeKind } from '../../../../web/src/features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../../../web/src/features/lists/outbox/new-list-kind.ts'
import { updateKind } from '../../../../web/src/features/lists/outbox/update-kind.ts'
import { entryOfProduct, entryOfWords } from '../../../../web/src/features/pantry/new-entry.ts'
import { pantryKind, withPantryChange } from '../../../../web/src/features/pantry/pantry-kind.ts'
import { ratingKind } from '../../../../web/src/features/trips/rating/rating-kind.ts'
import { tripKind } from '../../../../web/src/features/trips/trip-kind.ts'
import { memoryStorage } from '../../../../web/src/testing/memory-storage.ts'
import { mergedRows, type Rows, rowsOf, textOf } from '../../testing/shoppers/merged-rows.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

// The network is simulated; whether a store can be reached is not the subject of this test.
vi.mock('../../../../web/src/api/client/store-connection.ts', () => ({
  fetchFromStore: (request: Request) => network(request),
}))

/**
 * Simulates a shopper with two devices, one of which has three tabs, against the real app: with networks that come
 * and go, lost requests and responses, a server that fails before or after its work, and tabs that are killed while
 * sending and restarted. `OUTBOX_SEEDS=200` runs more of them. The name of a failed test contains its seed, and `-t
 * 'seed 17$'` repeats it.
 */
const seeds = Array.from({ length: Number(process.env.OUTBOX_SEEDS ?? 3) }, (_, seed) => seed)
const stepsEach = 80
const products = ['milk', 'eggs', 'rice'].map(id => productRow({ id }))

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  shop = await openTestApp(products)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.close()
})

const origin = 'http://shop.test'

describe('whatever two devices do', () => {
  it.each(seeds)('the server has all of it once, in order, seed %i', async seed => {
    const { devices, told, made, superseded, disorder, merges, browser } = await simulate(seed)
    const kept = new Set<string>()
    for (const { tabs, userId } of devices) {
      const entries = tabs[0]!.outbox.entriesOf(userId)
      // What the server rejects stays on the device, with what is queued behind it.
      expect(nextToSend(entries, kinds, new Set())).toBeUndefined()
      for (const { id } of entries) kept.add(id)
    }
    const lost = [...made].filter(id => !told.ids.has(id) && !kept.has(id) && !superseded.has(id))
    expect(lost).toEqual([])
    expect(disorder).toEqual([])
    for (const { wanted, found } of merges) expect(found).toEqual(wanted)
    expect(await stateOf(browser, told)).toEqual(told.state())
  })
})

type Browser = ReturnType<typeof openBrowser>

type Device = {
  browser: Browser
  userId: string
  kept: Map<string, StoredRecord>
  isOnline: boolean
  /** Resolves when this device's lock is free. */
  free: Promise<void>
  tabs: Tab[]
}

type Tab = { outbox: ReturnType<typeof createOutbox>; isDead: boolean; release: () => void }

type World = {
  random: () => number
  areFaultsOver: boolean
  told: ReturnType<typeof createLedger>
  entries: Map<string, { entry: Entry; place: number; device: Device }>
  /** For each device and thing, the position of the last change that reached the server. */
  lastPlaces: Map<Device, Map<string, number>>
  disorder: string[]
  /** The content of lists after another list was merged into them. */
  merges: { wanted: Rows; found: Rows }[]
}

const sender = new AsyncLocalStorage<{ world: World; device: Device; tab: Tab }>()

/** A dead tab never gets a response. */
const never = <Result>() => new Promise<Result>(() => {})

/** The network between devices and the server, which handles one request at a time. */
async function network(request: Request): Promise<Response> {
  const { world, device, tab } = sender.getStore()!
  const happens = (chance: number) => !world.areFaultsOver && world.random() < chance
  const lose = () => {
    throw new TypeError('Failed to fetch')
  }
  await new Promise(resolve => setTimeout(resolve, 0))
  if (tab.isDead) return never()
  if (!device.isOnline || happens(0.15)) return lose()
  if (happens(0.08)) return broken()
  const response = await handle(world, device, request)
  if (tab.isDead) return never()
  if (!device.isOnline || happens(0.15)) return lose()
  return happens(0.08) ? broken() : response
}

const broken = () => Response.json({ code: 'INTERNAL_SERVER_ERROR' }, { status: 500 })

let busy: Promise<unknown> = Promise.resolve()

async function handle(world: World, { browser }: Device, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  const body = request.body === null ? undefined : await request.text()
  const handling = busy.then(async () => {
    const key = request.headers.get(idempotencyKeyHeader)
    const source = await sourceOf(world, browser, key)
    const answer = await browser.sendText(request.method, `${pathname}${search}`, body, headers)
    if (answer.status === 200 && key && noteTold(world, key, source)) {
      await compareMerged(world, browser, key)
    }
    return answer
  })
  busy = handling.catch(() => {})
  const { status, body: json } = await handling
  return Response.json(json, { status })
}

/** The server's items of a list that is about to be merged into another one. */
async function sourceOf(world: World, browser: Browser, key: string | null): Promise<ListItem[]> {
  const { entry } = world.entries.get(key ?? '') ?? {}
  if (entry?.kind !== mergeKind.name) return []
  const { from } = entry.input as MergeInput
  const { status, body } = await browser.get(`/api/lists/${from}`)
  return status === 200 ? listItems(listState(body.state)) : []
}

type MergeInput = Parameters<typeof mergeKind.about>[0]['input']

/** Compares merges immediately, since the list may be deleted before the end. */
async function compareMerged(world: World, browser: Browser, key: string): Promise<void> {
  const { entry } = world.entries.get(key)!
  const list = world.told.lists.get(entry.group)
  if (entry.kind !== mergeKind.name || !list) return
  const { body } = await browser.get(`/api/lists/${entry.group}`)
  world.merges.push({ wanted: list.rows, found: rowsOf(listItems(listState(body.state))) })
}

/** Whether the server sees this change for the first time. */
function noteTold(world: World, key: string, source: readonly ListItem[]): boolean {
  const known = world.entries.get(key)
  if (!known || world.told.ids.has(key)) return false
  const { entry, place, device } = known
  world.told.apply(entry, source)
  const places = world.lastPlaces.get(device) ?? new Map<string, number>()
  world.lastPlaces.set(device, places)
  for (const thing of kinds.get(entry.kind)?.about(entry) ?? []) {
    if ((places.get(thing) ?? 0) > place) world.disorder.push(`${entry.kind} about ${thing}`)
    places.set(thing, place)
  }
  return true
}

/** Operations as a list's replica sends them, which is tested elsewhere. */
const operationKind: OutboxKind<ListOperation> = {
  name: 'operation',
  record: { migrations: [], read: data => data as ListOperation },
  about: ({ group }) => [aboutList(group)],
  send: ({ group, input }, sending) =>
    api.lists.sync({ listId: group, operations: [input], since: maxOperationsAtOnce }, sending),
}

const kinds = kindsByName([
  cartKind,
  copyKind,
  deletionKind,
  favoriteKind,
  listNameKind,
  mergeKind,
  newListKind,
  operationKind,
  pantryKind,
  pauseKind,
  ratingKind,
  templateKind,
  tripKind,
  updateKind,
] as AnyKind[])

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
type MadeRow = Pick<ListItem, 'id' | 'name' | 'quantity'>

/** The state that the server must have after applying each change once, in the order of arrival. */
function createLedger(rowsMade: ReadonlyMap<string, readonly MadeRow[]>) {
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

async function stateOf(browser: Browser, told: World['told']): Promise<object> {
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

async function simulate(seed: number) {
  const random = randomFrom(seed)
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)]!
  const email = `simulated${seed}@example.com`
  const first = openBrowser(shop.app)
  await first.signUp(email)
  const second = openBrowser(shop.app)
  await second.signIn(email)
  const userId: string = (await first.get('/api/session')).body.user.id
  const devices = [deviceOf(first, userId), deviceOf(second, userId)]
  const rowsMade = new Map<string, readonly MadeRow[]>()
  const world: World = {
    random,
    areFaultsOver: false,
    told: createLedger(rowsMade),
    entries: new Map(),
    lastPlaces: new Map(),
    disorder: [],
    merges: [],
  }
  devices[0]!.tabs = [1, 2, 3].map(() => openTab(devices[0]!))
  devices[1]!.tabs = [openTab(devices[1]!)]
  const made = new Set<string>()
  const superseded = new Set<string>()

  const send = (device: Device, tab: Tab) =>
    sender.run({ world, device, tab }, () => tab.outbox.sendAll().catch(() => {}))

  function act<Input>(
    device: Device,
    kind: EntryKind<Input>,
    given: Pick<NewEntry<Input>, 'input' | 'group'> & { id?: string },
  ): void {
    const { outbox } = pick(device.tabs)
    const before = outbox.entriesOf(userId)
    const { entry } = outbox.put(kind, { userId, id: newId(), ...given })
    const after = new Set(outbox.entriesOf(userId).map(({ id }) => id))
    for (const { id } of before) if (!after.has(id)) superseded.add(id)
    made.add(entry.id)
    world.entries.set(entry.id, { entry, place: made.size, device })
  }

  const tripsOf = new Map<string, string[]>()
  const product = (id: string) => ({ ...productRow({ id }), isRetired: false }) as never

  const actions: ((device: Device) => void)[] = [
    device =>
      act(device, cartKind, {
        input: {
          way: 'set',
          product: product(pick(['milk', 'eggs', 'rice'])),
          quantity: Math.floor(random() * 6),
        },
      }),
    device => act(device, cartKind, { input: { way: 'clear' } }),
    device =>
      act(device, cartKind, {
        input: { way: 'merge', lines: [{ product: product('rice'), quantity: 3 }] },
      }),
    device => {
      const id = pick(['milk', 'eggs', 'rice'])
      const favorite = {
        type: 'product' as const,
        id,
        data: product(id),
        dateAdded: new Date().toISOString(),
      }
      act(device, favoriteKind, {
        input: { favorite, way: pick(['add', 'remove', 'restore'] as const) },
      })
    },
    makeList,
    device => {
      const listId = listOf(device)
      if (!listId) return
      const [id, name] = [newId(), `Copy ${rowsMade.size}`]
      const rows = rowsMade.get(listId)!
      const itemIds = Object.fromEntries(rows.map(row => [row.id, newId()]))
      rowsMade.set(
        id,
        rows.map(row => ({ ...row, id: itemIds[row.id]! })),
      )
      act(device, copyKind, {
        id,
        input: { listId, name, itemIds, copiedAt: new Date().toISOString() },
      })
    },
    // Repeated, because a step rarely finds two lists that the server has.
    ...Array.from({ length: 4 }, () => merge),
    device => {
      const group = listOf(device)
      if (!group) return
      const { outbox } = device.tabs[0]!
      const cart = outbox.project(userId, 'cart', world.told.cart())
      const lines = cart.map(({ product, quantity }) => ({ product, quantity }))
      const input = { name: '', operations: [oneMore(group)], lines, isUndone: random() < 0.2 }
      act(device, updateKind, { group, input })
    },
    device => {
      const group = listOf(device)
      if (group)
        act(device, templateKind, { group, input: { name: '', isTemplate: random() < 0.5 } })
    },
    device => {
      const group = listOf(device)
      const pausedAt = new Date().toISOString()
      if (group) act(device, pauseKind, { group, input: { name: '', pausedAt } })
    },
    device => {
      // A trip can only be started online.
      const listId = listOf(device)
      if (listId && device.isOnline) begin(listId)
    },
    device => {
      const [id, words] = [pick(['milk', 'rice']), pick(['Candles', 'Foil'])]
      const isProduct = random() < 0.5
      const thing = isProduct ? { productId: id } : { words }
      const entry = isProduct ? entryOfProduct(product(id)) : entryOfWords(words)
      act(device, pantryKind, {
        input: { way: 'add', name: '', things: [thing], entries: [entry] },
      })
    },
    device => {
      const { outbox } = device.tabs[0]!
      const { entries } = outbox.project(userId, 'pantry', world.told.pantry())
      const entry = entries.length > 0 && pick(entries)
      if (!entry) return
      const kept = { ...entry, amount: pick(['half', 'low'] as const) }
      const change =
        random() < 0.6 ? { entries: [kept], removed: [] } : { entries: [], removed: [entry.key] }
      act(device, pantryKind, { input: { way: 'save', name: '', ...change } })
    },
    device => {
      const group = listOf(device)
      if (group)
        act(device, listNameKind, { group, input: { name: `Named ${made.size}`, before: '' } })
    },
    device => {
      const group = listOf(device)
      if (group) act(device, deletionKind, { group, input: { name: '', isUndone: random() < 0.6 } })
    },
    device => {
      const group = listOf(device)
      if (!group) return
      const input = oneMore(group)
      act(device, operationKind, { group, id: input.id, input })
    },
    device => {
      const listId = listOf(device)
      if (!listId) return
      const id = newId()
      tripsOf.set(listId, [...(tripsOf.get(listId) ?? []), id])
      const input = { id, listId, completedAt: new Date().toISOString(), items: [] }
      act(device, tripKind, { id, input: input as never })
    },
    device => {
      const group = tripsOf.get(listOf(device) ?? '')?.at(-1)
      // A device knows the trips completed on it, and those that the server knows.
      const isHere =
        group && (world.told.ids.has(group) || world.entries.get(group)?.device === device)
      if (!isHere) return
      const input = { rating: 1 + Math.floor(random() * 5), comment: '', listName: '' }
      act(device, ratingKind, { group, input })
    },
  ]

  function makeList(device: Device): void {
    const [id, name] = [newId(), `List ${rowsMade.size}`]
    const rows = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      id: newId(),
      name: pick(['Candles', 'candles', 'Foil', 'Soap']),
      quantity: 1 + Math.floor(random() * 2),
    }))
    rowsMade.set(id, rows)
    const from = rows.map(({ id: itemId, ...row }) => ({ ...listItem(row), itemId }))
    act(device, newListKind, { id, input: { name, isPlan: false, from, itemIds: {} } })
  }

  function merge(device: Device): void {
    const [group, from] = [listOf(device), listOf(device)]
    if (!group || !from || group === from) return
    // The device may know none, some or all of the other list's items.
    const known = rowsMade.get(from)!
    const rows = known.slice(0, Math.floor(random() * (known.length + 1)))
    const there = rowsMade.get(group)!.map(row => ({ ...listItem(row), ...row }) as ListItem)
    const wanted = rows.map(({ id: _, ...row }) => listItem(row))
    const operations = mergeItems(there, wanted, newId).map(change => stamped(change))
    const merged = rows.map(({ id }) => id)
    const quantities = rows.map(({ quantity }) => quantity)
    const input = { from, fromName: '', name: '', operations, merged, quantities }
    act(device, mergeKind, { group, input })
  }

  function oneMore(listId: string) {
    const { id } = pick(rowsMade.get(listId)!)
    return stamped({ itemId: id, kind: 'more', by: 1 } as const)
  }

  function stamped<Of extends ItemChange>(change: Of) {
    return { ...change, id: newId(), at: writeStamp(Date.now(), made.size, 'phone') }
  }

  /** A completed list would start another trip, which this test does not distinguish. */
  function begin(listId: string): void {
    busy = busy.then(async () => {
      const list = world.told.lists.get(listId)
      if (!list || list.isDeleted || list.status === 'completed') return
      await first.post(`/api/lists/${listId}/start`)
      list.status = 'in_progress'
    })
  }

  /** A list that the device created or that the server knows. */
  function listOf(device: Device): string | undefined {
    const ids = [...rowsMade.keys()].filter(
      id => world.told.ids.has(id) || world.entries.get(id)?.device === device,
    )
    return pick(ids)
  }

  for (let lists = 0; lists < 5; lists++) makeList(devices[0]!)
  for (let step = 0; step < stepsEach; step++) {
    const device = pick(devices)
    const chance = random()
    if (chance < 0.5) pick(actions)(device)
    else if (chance < 0.8) send(device, pick(device.tabs))
    else if (chance < 0.9) device.isOnline = !device.isOnline
    else if (chance < 0.95) await Promise.race([send(device, pick(device.tabs)), pause()])
    else restart(device, Math.floor(random() * device.tabs.length))
    if (random() < 0.3) await pause()
  }

  world.areFaultsOver = true
  for (const device of devices) {
    device.isOnline = true
    for (const [place] of device.tabs.entries()) restart(device, place)
  }
  for (let round = 0; round < 3; round++) {
    for (const device of devices) await send(device, device.tabs[0]!)
  }
  await busy
  const { told, disorder, merges } = world
  return { devices, told, made, superseded, disorder, merges, browser: first }
}

function deviceOf(browser: Browser, userId: string): Device {
  return { browser, userId, kept: new Map(), isOnline: true, free: Promise.resolve(), tabs: [] }
}

function openTab(device: Device): Tab {
  const { kept, userId } = device
  const records = {
    open: async () => {},
    keys: (prefix: string) => [...kept.keys()].filter(key => key.startsWith(prefix)),
    read: (key: string) => kept.get(key),
    async change(changes: readonly (readonly [string, StoredRecord | undefined])[]) {
      if (tab.isDead) return never<void>()
      for (const [key, record] of changes) {
        if (record) kept.set(key, structuredClone(record))
        else kept.delete(key)
      }
    },
  }
  const tab: Tab = {
    isDead: false,
    release: () => {},
    outbox: createOutbox({
      records,
      kinds: () => kinds,
      confirmedUser: async () => {
        if (!device.isOnline) throw new TypeError('Failed to fetch')
        return { id: userId }
      },
      async withLock(_, task) {
        const before = device.free
        let release = () => {}
        device.free = new Promise(resolve => {
          release = resolve
        })
        await before
        tab.release = release
        if (tab.isDead) {
          release()
          return never()
        }
        try {
          return await task()
        } finally {
          release()
        }
      },
      now: () => new Date(),
    }),
  }
  return tab
}

/** The browser kills the tab, whatever it is doing, and opens another one. */
function restart(device: Device, place: number): void {
  const tab = device.tabs[place]
  if (!tab) return
  tab.isDead = true
  tab.release()
  device.tabs[place] = openTab(device)
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 2))

/** Mulberry32, a small pseudo-random number generator. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
