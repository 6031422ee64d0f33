import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import type { ListChanges, ListDetail } from '@aisleway/core/lists/contract'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  emptyList,
  type ListOperation,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordKeys } from '../../../api/device-records/device-records.ts'
import { forgetOnDevice, hasUnsentOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { keysWith } from '../../../api/device-records/web-storage.ts'
import { countEntries } from '../../../api/outbox/on-device.ts'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { deviceClock } from './device-clock.ts'
import { deviceList } from './device-list.ts'
import { createListReplica, type ListServer } from './list-replica.ts'

const listId = 'b6c5c8a0-7a3c-4b0e-9a53-0d2f3b1c4d5e'
const bread: NewListItem = {
  productId: 'bread',
  name: 'Rye Bread',
  imageUrl: '',
  weightQuantity: '24 oz',
  department: 'Bakery',
  diets: [],
  quantity: 1,
  priceCents: 399,
  originalPriceCents: null,
  origin: 'list',
  addedBy: 'robin',
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  for (const user of ['robin', 'kim']) await forgetOnDevice(user)
})

describe('a list on the device', () => {
  it('is unknown until it was read once, and outlives a reload', async () => {
    const { open } = store()
    expect(open().get()).toBeUndefined()
    await open().start()
    expect(
      open()
        .get()
        ?.items.map(({ name }) => name),
    ).toEqual(['Rye Bread'])
  })

  it('shows a tick at once, and counts it as soon as it is kept, also under the spec’s key', async () => {
    const { open } = store()
    const replica = open()
    await replica.start()
    const kept = replica.change('item-one', tick)
    expect(replica.get()).toMatchObject({ unsentCount: 0, items: [{ isChecked: true }] })
    expect(localStorage.getItem(`shopping_progress_${listId}`)).toBe('{"item-one":true}')
    await kept
    expect(replica.get()?.unsentCount).toBe(1)
    expect(open().get()).toMatchObject({ unsentCount: 1, items: [{ isChecked: true }] })
  })

  it('tells how far the trip is by that key, until the server knows it as well', async () => {
    const { open } = store()
    const replica = open()
    await replica.start()
    expect(deviceList('robin', listId).unsentProgress()).toBeUndefined()
    await replica.change('item-two', { kind: 'add', item: bread })
    await replica.change('item-one', tick)
    expect(deviceList('robin', listId).unsentProgress()).toEqual({ checkedCount: 1, itemsCount: 2 })
    await replica.sync()
    expect(deviceList('robin', listId).unsentProgress()).toBeUndefined()
  })

  it('takes a tick back when the browser has no room', async () => {
    const replica = store().open()
    await replica.start()
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    await expect(replica.change('item-one', tick)).rejects.toThrow()
    expect(replica.get()?.items[0]?.isChecked).toBe(false)
  })

  it('shows prices of the trip, and a price that was read off the shelf before them', async () => {
    const { open, prices } = store()
    prices['item-one'] = { priceCents: 299, originalPriceCents: 399, isRetired: false }
    const replica = open()
    await replica.start()
    expect(replica.get()?.items[0]).toMatchObject({ priceCents: 299, originalPriceCents: 399 })
    await replica.change('item-one', { kind: 'price', priceCents: 279 })
    expect(replica.get()?.items[0]).toMatchObject({ priceCents: 279, isPriceEdited: true })
  })
})

it('tells what the store has no longer, and copies nothing of it to another list', async () => {
  const { open, prices } = store()
  prices['item-one'] = { priceCents: 299, originalPriceCents: null, isRetired: true }
  const replica = open()
  await replica.start()
  const [item] = replica.get()?.items ?? []
  expect(item?.isRetired).toBe(true)
  expect(withoutTrip(item!)).not.toHaveProperty('isRetired')
})

describe('sending', () => {
  it('takes what the server has off the device, and no tick with it', async () => {
    const { open, server } = store()
    const replica = open()
    await replica.start()
    await replica.change('item-one', tick)
    await replica.sync()
    expect(deviceList('robin', listId).unsentOperations()).toEqual([])
    expect(replica.get()).toMatchObject({ unsentCount: 0, items: [{ isChecked: true }] })
    expect(server.log.map(({ kind }) => kind)).toEqual(['add', 'check'])
  })

  it('that fails keeps everything, and what is sent twice counts once', async () => {
    const { open, server } = store()
    const replica = open()
    await replica.start()
    await replica.change('item-one', { kind: 'more', by: 1 })
    server.losesAnswers = true
    await expect(replica.sync()).rejects.toThrow()
    expect(replica.get()).toMatchObject({ unsentCount: 1, items: [{ quantity: 2 }] })
    server.losesAnswers = false
    await replica.sync()
    expect(replica.get()).toMatchObject({ unsentCount: 0, items: [{ quantity: 2 }] })
    expect(server.log).toHaveLength(2)
  })

  it('also sends what was done meanwhile', async () => {
    const { open, server } = store()
    const replica = open()
    await replica.start()
    await replica.change('item-one', tick)
    server.meanwhile = () => {
      server.meanwhile = undefined
      void replica.change('item-one', { kind: 'quantity', quantity: 4 })
    }
    await replica.sync()
    expect(server.log.map(({ kind }) => kind)).toEqual(['add', 'check', 'quantity'])
    expect(await hasUnsentOnDevice('robin')).toBe(false)
  })
})

it('goes on showing a list whose trip was completed here, until its screen is left', async () => {
  const replica = store().open()
  const leave = replica.subscribe(() => {})
  await replica.start()
  const shown = replica.get()
  await deviceList('robin', listId).drop()
  expect(shown?.head.status).toBe('in_progress')
  expect(replica.get()).toBe(shown)
  leave()
  replica.subscribe(() => {})
  expect(replica.get()).toBeUndefined()
})

it('out of reach, it leaves the device, what waits is kept as refused, and its screen is told', async () => {
  const replica = store().open()
  await replica.start()
  await replica.change('item-one', tick)
  const shown: unknown[] = []
  replica.subscribe(() => shown.push(replica.get()))
  await replica.forget()
  expect(shown.at(-1)).toBeUndefined()
  expect(replica.isOutOfReach()).toBe(true)
  expect(countEntries('robin')).toEqual({ waiting: 0, refused: 1 })
  expect(keysWith('shopping_progress_')).toEqual([])
  await replica.sync()
  expect(replica.isOutOfReach()).toBe(false)
})

describe('several tabs of one browser', () => {
  it('lose no tick that both make', async () => {
    const { open } = store()
    const [one, other] = [open(), open()]
    await one.start()
    await one.change('item-one', tick)
    await other.change('item-one', { kind: 'quantity', quantity: 3 })
    expect(other.get()).toMatchObject({ unsentCount: 2, items: [{ isChecked: true, quantity: 3 }] })
  })

  it('give stamps that only grow, over a reload and a clock set back', () => {
    vi.useFakeTimers({ now: 5_000_000 })
    const before = deviceClock('robin').next()
    vi.setSystemTime(1_000_000)
    expect(deviceClock('robin').next() > before).toBe(true)
    vi.useRealTimers()
  })
})

it('what one user did is neither shown to nor sent by another', async () => {
  const { open } = store()
  const robin = open('robin')
  await robin.start()
  await robin.change('item-one', tick)
  expect(open('kim').get()).toBeUndefined()
  expect(await hasUnsentOnDevice('kim')).toBe(false)
  expect(await hasUnsentOnDevice('robin')).toBe(true)
})

it('becomes what a server has that was restored from a backup', async () => {
  const { open, server } = store()
  const replica = open()
  await replica.start()
  for (const itemId of ['item-two', 'item-three']) {
    await replica.change(itemId, { kind: 'add', item: bread })
  }
  await replica.sync()
  server.log.length = 1
  await replica.change('item-one', tick)
  await replica.sync()
  expect(replica.get()).toMatchObject({ unsentCount: 0, items: [{ isChecked: true }] })
  expect(
    open()
      .get()
      ?.items.map(({ id }) => id),
  ).toEqual(['item-one'])
})

it('becomes what a restored server has also when others have done as much there meanwhile', async () => {
  const { open, server } = store()
  const replica = open()
  await replica.start()
  await replica.change('item-two', { kind: 'add', item: bread })
  await replica.sync()
  server.log = [added, { ...added, id: 'added-three', itemId: 'item-three' }]
  await replica.sync()
  server.log.push({ ...added, id: 'added-four', itemId: 'item-four' })
  await replica.sync()
  const ids = replica.get()?.items.map(({ id }) => id)
  expect(ids).toEqual(['item-four', 'item-one', 'item-three'])
})

it('is read anew after missing too much, and stays on the device until it has arrived', async () => {
  const { open, server } = store()
  const replica = open()
  await replica.start()
  const { read } = server
  server.most = 10
  server.meanwhile = () => {
    for (let i = 0; i < 20; i++)
      server.log.push({ ...added, id: `added-${i}`, itemId: `item-${i}` })
    server.read = () => Promise.reject(new TypeError('Failed to fetch'))
  }
  await replica.change('item-one', tick)
  await expect(replica.sync()).rejects.toThrow('Failed to fetch')
  expect(open().get()).toMatchObject({ unsentCount: 1, items: [{ isChecked: true }] })
  server.meanwhile = undefined
  server.read = read
  await replica.sync()
  expect(replica.get()?.items).toHaveLength(21)
  expect(replica.get()).toMatchObject({ unsentCount: 0 })
  expect(replica.get()?.items.find(({ id }) => id === 'item-one')).toMatchObject({
    isChecked: true,
  })
})

it('nothing of the user remains after signing out', async () => {
  const { open } = store()
  const replica = open()
  await replica.start()
  await replica.change('item-one', tick)
  localStorage.setItem('hasSeenFirstTimeTour', 'true')
  await forgetOnDevice('robin')
  expect(recordKeys('')).toEqual([])
  expect(keysWith('')).toEqual(['hasSeenFirstTimeTour'])
})

const tick = { kind: 'check', isChecked: true, by: 'robin' } as const

const added: ListOperation = {
  id: 'added-one',
  at: '0000000000001-000000-server',
  itemId: 'item-one',
  kind: 'add',
  item: bread,
}

/** A server with one list, and any number of tabs of one browser. */
function store() {
  const head: ListChanges['head'] = {
    id: listId,
    name: 'Weekend Shop',
    status: 'in_progress',
    isShared: false,
    isTemplate: false,
    isPlan: false,
    isOwner: true,
    access: 'own',
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-21T10:00:00.000Z',
    lastShoppedAt: null,
    pauses: [],
  }
  const prices: ListDetail['prices'] = {}
  const server = {
    log: [added] as ListOperation[],
    losesAnswers: false,
    /** With more operations that a device has missed, it gets none. */
    most: 1000,
    meanwhile: undefined as (() => void) | undefined,
    start: () => server.read(),
    read: async (): Promise<ListDetail> => ({
      ...head,
      state: listRecord(applyOperations(emptyList, server.log)),
      prices,
      sequence: server.log.length,
      lastOperationId: server.log.at(-1)?.id,
    }),
    sync: async ({ operations, since, lastOperationId }: Parameters<ListServer['sync']>[0]) => {
      const known = new Set(server.log.map(({ id }) => id))
      server.log.push(...operations.filter(({ id }) => !known.has(id)))
      server.meanwhile?.()
      if (server.losesAnswers) throw new TypeError('Failed to fetch')
      const isKnown = !lastOperationId || server.log[since - 1]?.id === lastOperationId
      if (!isKnown || server.log.length - since > server.most) {
        return { head, prices, sequence: since - 1, operations: [] }
      }
      return {
        head,
        prices,
        sequence: server.log.length,
        lastOperationId: server.log.at(-1)?.id,
        operations: server.log.slice(since),
      }
    },
  }
  const withLock = async <Result>(_: string, task: () => Promise<Result>) => task()
  const open = (userId = 'robin') => createListReplica({ userId, listId, server, withLock })
  return { server, prices, open }
}
