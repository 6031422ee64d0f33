import { IDBFactory } from 'fake-indexeddb'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLocalCart } from '../../features/cart/read-local-cart.ts'
import { readLocalFavorites } from '../../features/favorites/local-favorites.ts'
import { useQuantities } from '../../features/generator/result/use-quantities.ts'
import { takeInLocalLists } from '../../features/lists/from-browser/take-in-local-lists.ts'
import { deviceClock } from '../../features/lists/replica/device-clock.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import { copyRecord } from '../../features/lists/replica/list-records.ts'
import { draftOfAnswers } from '../../features/onboarding/draft.ts'
import { readPeople } from '../../features/sharing/people-on-device.ts'
import { useHiddenDeals } from '../../features/shopping/deals/use-hidden-deals.ts'
import { hasSeenTour } from '../../features/tour/seen.ts'
import { pendingTrips, recordedTripId } from '../../features/trips/pending-trips.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { keptConfig } from '../kept-config.ts'
import { lastUser } from '../session/last-user.ts'
import { pendingAction } from '../session/pending-action.ts'
import { openRecords } from './device-records.ts'
import { dataOf } from './record.ts'
import { onUnreadable } from './unreadable.ts'

const create = vi.fn(async (_: unknown) => {})
vi.mock('../client/client.ts', () => ({
  api: {
    catalogue: { products: async () => ({ products: [] }) },
    lists: { create: (input: unknown) => create(input) },
  },
}))

const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('indexedDB', new IDBFactory())
  onUnreadable(reported)
  reported.mockReset()
})

/** Version 0 stored the bare data; these samples come from a browser. */
describe('what version 0 of the app stored is still there:', () => {
  it('a visitor’s cart', async () => {
    localStorage.setItem('cartItems', JSON.stringify([milk]))
    expect(await readLocalCart()).toMatchObject([
      { quantity: 2, product: { id: 'D-1', name: 'Milk', priceCents: 349 } },
    ])
  })

  it('a visitor’s favorites', async () => {
    const dateAdded = '2026-11-01T08:00:00.000Z'
    const data = { objectID: 'D-1', product_name: 'Milk', current_price: 3.49 }
    localStorage.setItem(
      'favorites',
      JSON.stringify([{ id: 'D-1', type: 'product', data, dateAdded }]),
    )
    expect(await readLocalFavorites()).toMatchObject([
      { id: 'D-1', type: 'product', data: { name: 'Milk', priceCents: 349 }, dateAdded },
    ])
  })

  it('lists of a visitor, which go to the account by the ids that they were given', async () => {
    localStorage.setItem('savedLists', JSON.stringify([{ name: 'Weekend', items: [milk] }]))
    localStorage.setItem('aisleway:robin:taken-in-lists', '["one"]')
    await takeInLocalLists(robin)
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ id: 'one', name: 'Weekend' }))
    expect(localStorage.length).toBe(0)
  })

  it('that the tour was shown', () => {
    localStorage.setItem('hasSeenFirstTimeTour', 'true')
    expect(hasSeenTour()).toBe(true)
  })

  it('what was pressed before signing in', () => {
    sessionStorage.setItem('aisleway:pending-action', 'save-list')
    expect(pendingAction()).toBe('save-list')
  })

  it('who was here last', () => {
    localStorage.setItem('aisleway:last-user', '{"id":"robin","fullName":"Robin Ferris"}')
    expect(lastUser()).toMatchObject({ id: 'robin', fullName: 'Robin Ferris' })
  })

  it('the store, of which another version of the app shows nothing', () => {
    localStorage.setItem('aisleway:store', '{"version":"/assets/app-1.js","config":{}}')
    expect(keptConfig()).toBeUndefined()
    expect(localStorage.length).toBe(1)
  })

  it('the clock of this device', () => {
    const last = '9999999999999-000007-phone-aaaa'
    localStorage.setItem('aisleway:robin:clock', JSON.stringify({ device: 'phone', last }))
    expect(deviceClock('robin').next() > last).toBe(true)
  })

  it('answers of the questionnaire', () => {
    localStorage.setItem('aisleway:robin:onboarding', '{"shoppingDays":["monday"]}')
    expect(draftOfAnswers('robin').read()).toMatchObject({
      shoppingDays: ['monday'],
      shopsHere: null,
    })
  })

  it('who shares a list', () => {
    const people = {
      people: [{ userId: 'robin', name: 'Robin', access: 'own' }],
      shopping: [],
      split: null,
    }
    localStorage.setItem('aisleway:robin:people:weekend', JSON.stringify(people))
    expect(readPeople('robin', 'weekend')).toEqual(people)
  })

  it('that deals are hidden on a trip', () => {
    localStorage.setItem('aisleway:robin:deals-hidden:weekend', '"first"')
    const head = { id: 'weekend', lastShoppedAt: null } as Parameters<typeof useHiddenDeals>[1]
    expect(drawn(() => useHiddenDeals('robin', head)).areHidden).toBe(true)
  })

  it('quantities of a generated list', () => {
    const pick = { seed: 1 }
    const kept = { pick: JSON.stringify(pick), quantities: { 'D-1': 3 } }
    localStorage.setItem('aisleway:robin:generated-list', JSON.stringify(kept))
    expect(drawn(() => useQuantities('robin', 'generated-list', pick)).quantities).toEqual({
      'D-1': 3,
    })
  })

  it('lists, ticks and trips that wait to be sent', async () => {
    const { pauses: _, isTemplate: __, isPlan: ___, ...early } = head
    const copy = { head: early, state: {}, prices: {}, sequence: 4 }
    const tick = {
      id: 'tick',
      at: '1',
      itemId: 'milk',
      kind: 'check',
      isChecked: true,
      by: 'robin',
    }
    const trip = { id: 'trip', listId: 'weekend', completedAt: head.createdAt, items: [] }
    const kept = {
      'list:weekend': copy,
      'unsent:list:weekend:tick': tick,
      'unsent:trip:trip': trip,
      'recorded:trip': 'other',
    }
    for (const [key, data] of Object.entries(kept)) {
      localStorage.setItem(`aisleway:robin:${key}`, JSON.stringify(data))
    }
    localStorage.setItem('shopping_progress_weekend', '{"milk":true,"soap":false}')
    await openRecords()

    const list = deviceList('robin', 'weekend')
    expect(list.readCopy()).toEqual({ ...copy, head, sequence: 0 })
    expect(list.unsentOperations()).toEqual([tick])
    expect(list.unsentProgress()).toEqual({ checkedCount: 1, itemsCount: 2 })
    expect(pendingTrips('robin')).toEqual([trip])
    expect(recordedTripId('robin', 'trip')).toBe('other')
  })
})

it('a plan that version 3 of a list’s copy left out is fetched anew, and other lists are not', () => {
  const { isPlan: _, ...early } = head
  const read = (known: object) =>
    dataOf(copyRecord, { v: 3, data: { head: known, state: {}, prices: {}, sequence: 4 } })
  expect(read(early)).toMatchObject({ head: { isPlan: false }, sequence: 4 })
  expect(read({ ...early, isPlan: true })).toMatchObject({ head: { isPlan: true }, sequence: 0 })
})

afterEach(() => expect(reported).not.toHaveBeenCalled())

const robin = { id: 'robin', fullName: 'Robin', email: 'robin@example.com', emailVerified: true }

const milk = { id: 'D-1', objectID: 'D-1', name: 'Milk', price: 3.49, quantity: 2 }

const head = {
  id: 'weekend',
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

/** What a hook returns to a component rendered with it. */
function drawn<Answer>(useHook: () => Answer): Answer {
  const answers: Answer[] = []
  function Part() {
    answers.push(useHook())
    return null
  }
  renderToString(createElement(Part))
  return answers[0]!
}
