import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { applyOperations, emptyList } from '@aisleway/core/lists/list-operations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import type { Acted } from '../../api/outbox/kind.ts'
import { stubBrowser, stubNetwork } from '../../testing/stub-browser.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'
import { deviceList } from '../lists/replica/device-list.ts'
import type { PendingTrip } from './pending-trips.ts'
import { tripKind } from './trip-kind.ts'

const server = { complete: vi.fn() }
vi.mock('../../api/client/client.ts', () => ({
  api: {
    account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) },
    trips: { complete: (input: unknown) => server.complete(input) },
  },
}))

let sendOutbox: () => Promise<void>
let complete: (trip: PendingTrip) => Promise<Acted<{ tripId: string }>>
let keep: (trip: PendingTrip) => Promise<void>
let pending: typeof import('./pending-trips.ts')
let trip: PendingTrip
let stopFollowing = () => {}

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
  vi.useFakeTimers()
  queryClient.clear()
  toastQueue.takeAll()
  server.complete.mockReset()
  stopFollowing()
  stopFollowing = (await import('../../app/outbox/after-sending.ts')).followOutbox()
  const { setKinds, kindsReady } = await import('../../api/outbox/kinds.ts')
  const { outbox } = await import('../../api/outbox/sending/outbox.ts')
  const { act } = await import('../../api/outbox/act.ts')
  setKinds(async () => ({ kinds: [tripKind] }))
  await kindsReady()
  ;({ sendOutbox } = await import('../../api/outbox/sending/send-outbox.ts'))
  pending = await import('./pending-trips.ts')
  trip = pending.completedTrip('robin', list, new Date(at))
  const given = (one: PendingTrip) => ({ userId: 'robin', id: one.id, input: one })
  complete = one => act(tripKind, given(one))
  keep = one => outbox.put(tripKind, given(one)).kept
})

describe('a trip that waits on the device', () => {
  beforeEach(() => keep(trip))

  it('is sent, and waits no longer', async () => {
    server.complete.mockResolvedValueOnce({ tripId: trip.id })
    await sendOutbox()
    expect(pending.pendingTrips('robin')).toEqual([])
    expect(toastTitles()).toEqual([])
  })

  it('is sent, and what was changed on the list after it still waits', async () => {
    const device = deviceList('robin', list.head.id)
    const change = { id: 'add-candles', at: '0000000000001-000000-phone', itemId: 'candles' }
    await device.keepOperation({ ...change, kind: 'quantity', quantity: 2 })
    server.complete.mockResolvedValueOnce({ tripId: trip.id })
    await sendOutbox()
    expect(device.unsentOperations().map(({ id }) => id)).toEqual(['add-candles'])
  })

  it('is left to the screen that sends it: what came of it is told once', async () => {
    let refuse = (_: Error) => {}
    server.complete.mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = reject
      }),
    )
    const sent = complete(trip)
    sendOutbox()
    await vi.waitFor(() => expect(server.complete).toHaveBeenCalledOnce())
    refuse(refusal('FORBIDDEN', 403))
    await expect(sent).rejects.toThrow('FORBIDDEN')
    expect(pending.pendingTrips('robin')).toEqual([])
    expect(toastTitles()).toEqual([])
  })

  it('waits no longer when it is refused for good, and the shopper is told', async () => {
    server.complete.mockRejectedValueOnce(refusal('LIST_NOT_FOUND', 404))
    await sendOutbox()
    expect(pending.pendingTrips('robin')).toEqual([])
    expect(toastTitles()).toEqual(['Error saving trip'])
  })

  it('stays while the server is broken, and is sent by the next attempt', async () => {
    server.complete.mockRejectedValueOnce(refusal('INTERNAL_SERVER_ERROR', 503))
    await sendOutbox()
    server.complete.mockResolvedValueOnce({ tripId: trip.id })
    await sendOutbox()
    expect(server.complete).toHaveBeenCalledTimes(2)
  })
})

describe('a trip that its screen completes', () => {
  it('ends with the last tick of somebody whose clock is ahead', () => {
    const tick = { itemId: 'milk', kind: 'check', isChecked: true, by: 'kim' } as const
    const stamp = writeStamp(Date.parse('2026-11-21T10:04:00.000Z'), 0, 'phone')
    const state = applyOperations(emptyList, [{ ...tick, id: 'tick-1', at: stamp }])
    const ended = pending.completedTrip('robin', { ...list, state }, new Date(at))
    expect(ended.completedAt).toBe('2026-11-21T10:04:00.000Z')
  })

  it.each([
    ['is broken', 'INTERNAL_SERVER_ERROR', 500],
    ['has too much to do', 'TOO_MANY_REQUESTS', 429],
    ['refuses it', 'LIST_FULL', 422],
  ])(
    'is not completed while the server %s, and goes with the next press',
    async (_, code, status) => {
      server.complete.mockRejectedValueOnce(refusal(code, status))
      await expect(complete(trip)).rejects.toThrow(code)
      expect(pending.pendingTrips('robin')).toEqual([])

      const again = pending.completedTrip('robin', list, new Date(at))
      server.complete.mockResolvedValueOnce({ tripId: again.id })
      const sent = await complete(again)
      expect(sent).toEqual({ answer: { tripId: again.id }, isWaiting: false })
    },
  )

  it.each([
    ['is lost', new TypeError('Failed to fetch')],
    ['takes too long', new DOMException('The operation timed out', 'TimeoutError')],
  ])('waits on the device when the network %s', async (_, failure) => {
    server.complete.mockRejectedValue(failure)
    const sent = await complete(trip)
    expect(sent).toEqual({ isWaiting: true })
    expect(pending.pendingTripOf('robin', list.head.id)).toEqual(trip)
  })

  it('waits while the store is busy', async () => {
    const busy = Object.assign(refusal('SERVICE_UNAVAILABLE', 503), { retryAfterSeconds: 2 })
    server.complete.mockRejectedValue(busy)
    expect((await complete(trip)).isWaiting).toBe(true)
    expect(pending.pendingTrips('robin')).toEqual([trip])
  })

  it('waits without asking the server where the device knows of no network', async () => {
    stubNetwork(false)
    expect((await complete(trip)).isWaiting).toBe(true)
    expect(server.complete).not.toHaveBeenCalled()
  })

  it('waits for whoever is signed out to sign in', async () => {
    server.complete.mockRejectedValueOnce(refusal('UNAUTHORIZED', 401))
    await expect(complete(trip)).rejects.toThrow('UNAUTHORIZED')
    expect(pending.pendingTrips('robin')).toEqual([trip])
  })
})

const at = '2026-11-21T10:00:00.000Z'

const list = {
  head: {
    id: 'b6c5c8a0-7a3c-4b0e-9a53-0d2f3b1c4d5e',
    name: 'Weekend Shop',
    status: 'in_progress' as const,
    isShared: false,
    isTemplate: false,
    isPlan: false,
    isOwner: true,
    access: 'edit' as const,
    createdAt: at,
    startedAt: at,
    lastShoppedAt: null,
    pauses: [],
  },
  state: emptyList,
  items: [],
}

function toastTitles() {
  return toastQueue.takeAll().map(({ title }) => title)
}

function refusal(code: string, status: number) {
  return Object.assign(new Error(code), { code, status })
}
