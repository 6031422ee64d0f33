import { setImmediate } from 'node:timers/promises'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { poolSize } from './db/postgres/guarded-pool.ts'
import { openPostgres } from './db/postgres.ts'
import { savedLists } from './features/lists/tables.ts'
import { announce } from './realtime/announce.ts'
import { catchLog } from './testing/catch-log.ts'
import { listenLive } from './testing/services/listen-live.ts'
import { type Cluster, startCluster } from './testing/services/postgres-cluster.ts'
import { openBrowser, openTestApp } from './testing/test-app.ts'

const engine = inject('engine')
const writes = 300

/** The target is two seconds, and one is usual; but the test machine may be busy. */
const boundMs = 10_000

/** Needs its own PostgreSQL, because it is stopped and started. */
describe.runIf(engine === 'postgres' && !process.env.TEST_DATABASE_URL)('while PostgreSQL', () => {
  let cluster: Cluster
  let shop: Awaited<ReturnType<typeof openTestApp>>
  let mara: ReturnType<typeof openBrowser>

  beforeAll(async () => {
    catchLog()
    cluster = await startCluster()
    shop = await openTestApp([], { database: await openPostgres(cluster.url) })
    mara = openBrowser(shop.app)
    await mara.signUp('mara@example.com')
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    cluster.thaw()
    await shop.close()
    await cluster.stop()
  })

  const account = { email: 'ben@example.com', password: 'sesame seeds', name: 'Ben Ode' }

  /** The response, and how long it took. */
  async function timed(request: Promise<{ status: number; headers: Headers }>) {
    const from = performance.now()
    const { status, headers } = await request
    return { status, retryAfter: Number(headers.get('Retry-After')), ms: performance.now() - from }
  }

  const listCount = () => shop.database.queries.$count(savedLists)

  describe('is frozen', () => {
    it('every request is soon told to come back, and what was refused never runs', async () => {
      const before = await listCount()
      await cluster.freeze()
      const answers = await Promise.all([
        ...Array.from({ length: writes }, () => timed(newList(mara))),
        timed(mara.get('/api/cart')),
        timed(mara.post('/api/auth/sign-up/email', account)),
        timed(mara.post('/api/auth/sign-out')),
        timed(mara.get('/api/health/ready')),
      ])
      const after = await timed(newList(mara))
      cluster.thaw()
      for (const { status, retryAfter, ms } of [...answers, after]) {
        expect(status).toBe(503)
        expect(retryAfter).toBeGreaterThan(0)
        expect(ms).toBeLessThan(boundMs)
      }
      await expect
        .poll(async () => (await mara.get('/api/cart')).status, { timeout: 5000 })
        .toBe(200)
      // A statement sent before the database was given up on may still have been executed.
      expect((await listCount()) - before).toBeLessThanOrEqual(poolSize)
      expect((await mara.post('/api/auth/sign-up/email', account)).status).toBe(200)
    }, 30_000)

    it('the server lives, and answers what needs no database', async () => {
      await cluster.freeze()
      expect((await mara.get('/api/health')).status).toBe(200)
      expect((await openBrowser(shop.app).get('/api/config')).status).toBe(200)
      cluster.thaw()
      await expect.poll(async () => (await mara.get('/api/health/ready')).status).toBe(200)
    })
  })

  it('restarts, requests are told to come back, and streams hear again what is announced', async () => {
    const ben = openBrowser(shop.app)
    await ben.signUp('restart@example.com')
    const { id } = (await ben.get('/api/session')).body.user
    const stream = await listenLive(shop.app, ben)
    const statuses = new Set<number>()
    let isRestarting = true
    const restarting = cluster.restart().finally(() => {
      isRestarting = false
    })
    while (isRestarting) {
      const { status, headers } = await newList(ben)
      statuses.add(status)
      if (status !== 200) expect(headers.get('Retry-After')).toBeTruthy()
      // A refused connection fails without a turn of the event loop, in which the restart would be noticed.
      await setImmediate()
    }
    await restarting
    expect([...statuses].filter(status => ![200, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    await expect.poll(async () => (await newList(ben)).status, { timeout: 5000 }).toBe(200)
    const hellos = () => stream.heard.filter(({ kind }) => kind === 'hello').length
    await expect.poll(hellos, { timeout: 10_000 }).toBeGreaterThan(1)
    // A connection that is made once more in between hears only later announcements.
    const heard = async () => {
      await announce(shop.database.queries, [id], { kind: 'invitations' })
      return stream.heard
    }
    await expect.poll(heard, { timeout: 10_000 }).toContainEqual({ kind: 'invitations' })
  }, 30_000)
})

function newList(browser: ReturnType<typeof openBrowser>) {
  return browser.post('/api/lists', { id: crypto.randomUUID(), name: 'List', from: [listItem({})] })
}
