import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextToSend } from '../../../../web/src/api/outbox/sending/next-to-send.ts'
import { memoryStorage } from '../../../../web/src/testing/memory-storage.ts'
import { kinds } from '../../testing/outbox-simulation/kinds.ts'
import { stateOf } from '../../testing/outbox-simulation/ledger.ts'
import { network } from '../../testing/outbox-simulation/network.ts'
import { productIds } from '../../testing/outbox-simulation/shopper-actions.ts'
import { simulate } from '../../testing/outbox-simulation/simulate.ts'
import { openTestApp, productRow } from '../../testing/test-app.ts'

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

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  shop = await openTestApp(productIds.map(id => productRow({ id })))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.close()
})

describe('whatever two devices do', () => {
  it.each(seeds)('the server has all of it once, in order, seed %i', async seed => {
    const { devices, world } = await simulate(shop.app, seed)
    const { told, made, superseded, disorder, merges } = world
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
    expect(await stateOf(devices[0]!.browser, told)).toEqual(told.state())
  })
})
