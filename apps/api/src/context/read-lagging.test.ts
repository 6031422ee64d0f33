import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { catchLog } from '../testing/catch-log.ts'
import { type Cluster, startCluster } from '../testing/services/postgres-cluster.ts'
import { type Standby, startStandby } from '../testing/services/postgres-standby.ts'
import { saveList } from '../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

const isWanted = inject('engine') === 'postgres' && process.env.STANDBY === '1'

/** `STANDBY=1` runs it, with a primary and a standby of its own. */
describe.runIf(isWanted)('the history of trips, read from a standby', () => {
  let primary: Cluster
  let standby: Standby
  let database: Database
  let shop: Awaited<ReturnType<typeof openTestApp>>
  let phone: ReturnType<typeof openBrowser>
  let laptop: ReturnType<typeof openBrowser>

  beforeAll(async () => {
    catchLog()
    primary = await startCluster()
    standby = await startStandby(primary)
    database = await openPostgres(primary.url, { replicaUrl: standby.url })
    shop = await openTestApp([], { database })
    phone = openBrowser(shop.app)
    await phone.signUp('mara@example.com')
    laptop = openBrowser(shop.app)
    await laptop.signIn('mara@example.com')
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await shop.close()
    await standby.stop()
    await primary.stop()
  })

  const tripsOn = async (device: typeof phone) => (await device.get('/api/trips')).body.total
  const isCurrent = () => database.replica?.isCurrent()

  async function completeTrip(device: typeof phone) {
    const listId = await saveList(device, 'Weekend', [{}])
    const trip = { tripId: randomUUID(), operations: [] }
    expect((await device.post(`/api/lists/${listId}/trip`, trip)).status).toBe(200)
  }

  async function onStandby(statement: string) {
    const client = new pg.Client({ connectionString: standby.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  it('is asked of the standby while that is hardly behind', async () => {
    await expect.poll(isCurrent).toBe(true)
    const asked = vi.spyOn(database.replica!.reads.queries, 'select')
    expect(await tripsOn(laptop)).toBe(0)
    expect(asked).toHaveBeenCalled()
  })

  it('has at once what the same device wrote, and soon what another one did', async () => {
    await onStandby('SELECT pg_wal_replay_pause()')
    await expect.poll(isCurrent).toBe(true)
    await completeTrip(phone)
    expect(await tripsOn(phone)).toBe(1)
    // The standby stays behind, so reads no longer go to it.
    await expect.poll(() => tripsOn(laptop), { timeout: 10_000 }).toBe(1)
    expect(isCurrent()).toBe(false)
    await onStandby('SELECT pg_wal_replay_resume()')
    await expect.poll(isCurrent, { timeout: 10_000 }).toBe(true)
    expect(await tripsOn(laptop)).toBe(1)
  })

  it('is asked of the primary when the standby is gone', async () => {
    await standby.kill()
    expect(await tripsOn(laptop)).toBe(1)
  })
})
