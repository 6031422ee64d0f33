import type { ListDetail, ListNews } from '@aisleway/core/lists/contract'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  emptyList,
  type ListOperation,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice, hasUnsentOnDevice, keysWith } from '../../api/device-store.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { deviceClock } from './device-clock.ts'
import { unsentOperations, unsentProgress } from './list-on-device.ts'
import { createListReplica } from './list-replica.ts'

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

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
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

  it('keeps a tick before it shows it, also under the spec’s key', async () => {
    const { open } = store()
    const replica = open()
    await replica.start()
    const shown: unknown[] = []
    replica.subscribe(() => shown.push(localStorage.getItem(`shopping_progress_${listId}`)))
    replica.change('item-one', tick)
    expect(shown).toEqual(['{"item-one":true}'])
    expect(open().get()?.items[0]?.isChecked).toBe(true)
    expect(open().get()?.unsentCount).toBe(1)
  })

  it('tells how far the trip is by that key, until the server knows it as well', async () => {
    const { open } = store()
    const replica = open()
    await replica.start()
    expect(unsentProgress('robin', listId)).toBeUndefined()
    replica.change('item-two', { kind: 'add', item: bread })
    replica.change('item-one', tick)
    expect(unsentProgress('robin', listId)).toEqual({ checkedCount: 1, itemsCount: 2 })
    await replica.sync()
    expect(unsentProgress('robin', listId)).toBeUndefined()
  })

  it('changes nothing when the browser has no room', async () => {
    const replica = store().open()
    await replica.start()
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    expect(() => replica.change('item-one', tick)).toThrow()
    expect(replica.get()?.items[0]?.isChecked).toBe(false)
  })

  it('shows prices of the trip, and a price that was read off the shelf before them', async () => {
    const { open, prices } = store()
    prices['item-one'] = { priceCents: 299, originalPriceCents: 399, isRetired: false }
    const replica = open()
    await replica.start()
    expect(replica.get()?.items[0]).toMatchObject({ priceCents: 299, originalPriceCents: 399 })
    replica.change('item-one', { kind: 'price', priceCents: 279 })
    expect(replica.get()?.items[0]).toMatchObject({ priceCents: 279, isPriceEdited: true })
  })
})

describe('sending', () => {
  it('takes what the server has off the device, and no tick with it', async () => {
    const { open, server } = store()
    const replica = open()
    await replica.start()
    replica.change('item-one', tick)
    await replica.sync()
    expect(unsentOperations('robin', listId)).toEqual([])
    expect(replica.get()).toMatchObject({ unsentCount: 0, items: [{ isChecked: true }] })
    expect(server.log.map(({ kind }) => kind)).toEqual(['add', 'check'])
  })

  it('that fails keeps everything, and what is sent twice counts once', async () => {
    const { open, server } = store()
    const replica = open()
    await replica.start()
    replica.change('item-one', { kind: 'more', by: 1 })
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
    replica.change('item-one', tick)
    server.meanwhile = () => {
      server.meanwhile = undefined
      replica.change('item-one', { kind: 'quantity', quantity: 4 })
    }
    await replica.sync()
    expect(server.log.map(({ kind }) => kind)).toEqual(['add', 'check', 'quantity'])
    expect(hasUnsentOnDevice('robin')).toBe(false)
  })
})

it('out of reach, it is forgotten with all that waits, and its screen is told', async () => {
  const replica = store().open()
  await replica.start()
  replica.change('item-one', tick)
  const shown: unknown[] = []
  replica.subscribe(() => shown.push(replica.get()))
  replica.forget()
  expect(shown).toEqual([undefined])
  expect(replica.isOutOfReach()).toBe(true)
  expect(hasUnsentOnDevice('robin')).toBe(false)
  expect(keysWith('shopping_progress_')).toEqual([])
  await replica.sync()
  expect(replica.isOutOfReach()).toBe(false)
})

describe('several tabs of one browser', () => {
  it('see each other’s ticks and lose none', async () => {
    const { open } = store()
    const [one, other] = [open(), open()]
    await one.start()
    const stop = other.subscribe(() => {})
    one.change('item-one', tick)
    other.change('item-one', { kind: 'quantity', quantity: 3 })
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(other.get()).toMatchObject({ unsentCount: 2, items: [{ isChecked: true, quantity: 3 }] })
    stop()
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
  robin.change('item-one', tick)
  expect(open('kim').get()).toBeUndefined()
  expect(hasUnsentOnDevice('kim')).toBe(false)
  expect(hasUnsentOnDevice('robin')).toBe(true)
})

it('nothing of the user remains after signing out', async () => {
  const { open } = store()
  const replica = open()
  await replica.start()
  replica.change('item-one', tick)
  localStorage.setItem('hasSeenFirstTimeTour', 'true')
  forgetOnDevice('robin')
  expect(keysWith('')).toEqual(['hasSeenFirstTimeTour'])
})

const tick = { kind: 'check', isChecked: true, by: 'robin' } as const

/** A server with one list, and as many tabs of one browser as are opened. */
function store() {
  const head: ListNews['head'] = {
    id: listId,
    name: 'Weekend Shop',
    status: 'in_progress',
    isShared: false,
    isOwner: true,
    access: 'own',
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-21T10:00:00.000Z',
    lastShoppedAt: null,
    pauses: [],
  }
  const prices: ListDetail['prices'] = {}
  const at = '0000000000001-000000-server'
  const added: ListOperation = { id: 'added-one', at, itemId: 'item-one', kind: 'add', item: bread }
  const server = {
    log: [added] as ListOperation[],
    losesAnswers: false,
    meanwhile: undefined as (() => void) | undefined,
    start: async () => head,
    read: async (): Promise<ListDetail> => ({
      ...head,
      state: listRecord(applyOperations(emptyList, server.log)),
      prices,
      sequence: server.log.length,
    }),
    sync: async ({ operations, since }: { operations: ListOperation[]; since: number }) => {
      const known = new Set(server.log.map(({ id }) => id))
      server.log.push(...operations.filter(({ id }) => !known.has(id)))
      server.meanwhile?.()
      if (server.losesAnswers) throw new TypeError('Failed to fetch')
      return { head, prices, sequence: server.log.length, operations: server.log.slice(since) }
    },
  }
  const alone = async <Result>(_: string, task: () => Promise<Result>) => task()
  const open = (userId = 'robin') => createListReplica({ userId, listId, server, alone })
  return { server, prices, open }
}
