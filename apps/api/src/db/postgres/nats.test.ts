import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { catchLog } from '../../testing/catch-log.ts'
import { type NatsServer, startNats } from '../../testing/services/nats-server.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { notify } from '../notify.ts'

const isWanted = inject('engine') === 'postgres' && process.env.EVENTS === 'nats'

/** `EVENTS=nats` runs it, and any other test on PostgreSQL with its events through NATS. */
describe.runIf(isWanted)('events through NATS', () => {
  let nats: NatsServer
  let first: Awaited<ReturnType<typeof openTestDatabase>>
  let servers: [Database, Database, Database]
  /** A server without NATS hears what goes through the database. */
  const throughDatabase = vi.fn()
  const heard = vi.fn()

  beforeAll(async () => {
    catchLog()
    nats = await startNats()
    first = await openTestDatabase()
    const withNats = { eventsUrl: nats.url }
    servers = [
      await first.openAgain(withNats),
      await first.openAgain(withNats),
      await first.openAgain({ eventsUrl: undefined }),
    ]
    await servers[1].listen('events', heard)
    await servers[2].listen('events', throughDatabase)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await Promise.all(servers.map(database => database.close()))
    await first.close()
    await nats.stop()
  })

  const tell = (payload: string) =>
    servers[0].queries.transaction(tx => notify(tx, 'events', payload))

  it('are heard by another server when their transaction has committed, and the database has no part in it', async () => {
    const undone = servers[0].queries.transaction(async tx => {
      await notify(tx, 'events', 'undone')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tell('done')
    await expect.poll(() => heard.mock.calls).toEqual([['done']])
    expect(throughDatabase).not.toHaveBeenCalled()
  })

  it('go through the database while NATS is away, and nobody thinks to have heard all', async () => {
    await nats.stop()
    const toldThroughDatabase = async () => {
      await tell('meanwhile')
      return throughDatabase.mock.calls.length
    }
    await expect.poll(toldThroughDatabase).toBeGreaterThan(0)
    await expect.poll(() => heard.mock.calls.flat()).toContain('meanwhile')
    await nats.start()
    await expect.poll(() => heard.mock.calls.flat(), { timeout: 5000 }).toContain(null)
    heard.mockClear()
    await tell('again')
    await expect.poll(() => heard.mock.calls.flat()).toContain('again')
  })
})
