import type { LiveEvent } from '@aisleway/core/live/live-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenLive } from '../testing/services/listen-live.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { canServeTwo, openTestDatabase } from '../testing/test-database.ts'
import { announce } from './announce.ts'

/** `LIVE_KILLS=20` kills the connections more often. */
const kills = Array.from({ length: Number(process.env.LIVE_KILLS ?? 3) }, (_, kill) => kill + 1)

const currentWithinMs = 5000

describe.skipIf(!canServeTwo())('streams of two servers on one PostgreSQL', () => {
  type Server = Awaited<ReturnType<typeof openTestApp>>
  let servers: [Server, Server]
  let operator: Awaited<ReturnType<typeof openTestDatabase>>

  beforeAll(async () => {
    operator = await openTestDatabase()
    servers = [
      await openTestApp([], { database: await operator.openAgain() }),
      await openTestApp([], { database: await operator.openAgain() }),
    ]
  })
  afterAll(async () => {
    await Promise.all(servers.map(server => server.close()))
    await operator.close()
  })

  let people = 0
  /** A shopper with a browser on each server. */
  async function newShopper() {
    const email = `both${++people}@example.com`
    const first = openBrowser(servers[0].app)
    await first.signUp(email)
    const second = openBrowser(servers[1].app)
    await second.signIn(email)
    const id: string = (await first.get('/api/session')).body.user.id
    const streams = [
      await listenLive(servers[0].app, first),
      await listenLive(servers[1].app, second),
    ] as const
    return { id, first, second, streams }
  }

  it('tell what was committed on either', async () => {
    const { id, streams } = await newShopper()
    const event: LiveEvent = { kind: 'invitations' }
    for (const { database } of servers) await announce(database.queries, [id], event)
    for (const { heard } of streams) await expect.poll(() => heard.slice(1)).toEqual([event, event])
  })

  it('end within a second of a sign-out on the other', async () => {
    const { second, streams } = await newShopper()
    const copy = openBrowser(servers[0].app)
    for (const [name, value] of second.cookies) copy.cookies.set(name, value)
    await copy.signOut()
    await expect.poll(() => streams[1].isOpen, { timeout: 1000 }).toBe(false)
    expect(streams[0].isOpen).toBe(true)
  })

  describe('under load', () => {
    let shoppers: Awaited<ReturnType<typeof newShopper>>[]
    let isUnderLoad = true
    let load: Promise<unknown>

    beforeAll(async () => {
      shoppers = []
      for (let i = 0; i < 10; i++) shoppers.push(await newShopper())
      load = Promise.all(shoppers.slice(0, 4).map(work))
    })
    afterAll(async () => {
      isUnderLoad = false
      await load
    })

    it.each(kills)('are current again within 5 s of the loss of all connections, %i', async () => {
      const before = shoppers.flatMap(({ streams }) =>
        streams.map(stream => ({ stream, from: stream.heard.length })),
      )
      await operator.queries.execute(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      const lostAt = performance.now()
      const news: LiveEvent = { kind: 'list', listId: crypto.randomUUID(), sequence: 1 }
      await announce(operator.queries, idsOf(shoppers), news)
      for (const { stream, from } of before) {
        const isCurrent = () =>
          stream.heard
            .slice(from)
            .some(event => event.kind === 'hello' || JSON.stringify(event) === JSON.stringify(news))
        await expect.poll(isCurrent, { timeout: currentWithinMs, interval: 20 }).toBe(true)
        expect(stream.isOpen).toBe(true)
      }
      expect(performance.now() - lostAt).toBeLessThan(currentWithinMs)
    })

    /** Reads, and transactions that announce; whatever fails because of a kill is retried. */
    async function work({ id, first }: (typeof shoppers)[number]) {
      while (isUnderLoad) {
        await first.get('/api/cart')
        await servers[0].database.queries
          .transaction(async tx => {
            await announce(tx, [id], { kind: 'lists' })
            await tx.execute('SELECT pg_sleep(0.01)')
          })
          .catch(() => {})
      }
    }
  })
})

function idsOf(shoppers: readonly { id: string }[]): string[] {
  return shoppers.map(({ id }) => id)
}
