import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchLog } from '../../testing/catch-log.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from '../embedded.ts'
import { rowsOf } from '../rows-of.ts'
import { watchDiskRoom } from './disk-room.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the embedded database in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-upkeep-'))
  let database: Database
  beforeAll(async () => {
    database = await openEmbedded(join(folder, 'postgres'))
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const numberFrom = async (statement: string): Promise<number> => {
    const [row] = await rowsOf<{ value: number }>(database.queries, statement)
    return Number(row?.value)
  }
  const changeAll = async () => {
    await database.queries.execute(sql`
      INSERT INTO missed_searches SELECT '2026-11-23', 'word ' || n, 1 FROM generate_series(1, 5000) AS n
      ON CONFLICT (day, query) DO UPDATE SET count = missed_searches.count + 1`)
    // It counts what has changed once a second.
    await database.queries.execute(sql`SELECT pg_stat_force_next_flush()`)
  }

  it('takes no more room however often its rows change', async () => {
    const bytes = () => numberFrom(`SELECT pg_table_size('missed_searches') AS value`)
    await changeAll()
    await changeAll()
    await database.tidy?.()
    const once = await bytes()
    for (let i = 0; i < 4; i++) {
      await changeAll()
      await database.tidy?.()
    }
    expect(await bytes()).toBeLessThan(1.2 * once)
  })

  it('has room as long as its disk has', () => {
    expect(database.hasRoom?.()).toBe(true)
  })
})

it('tells once that the disk is full, and once that it has room again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = catchLog()
  let free = 2 ** 30
  const room = watchDiskRoom('/data', async () => free)
  const look = async () => {
    await vi.advanceTimersByTimeAsync(2000)
    return room.hasRoom()
  }
  expect(await look()).toBe(true)
  free = 2 ** 20
  expect(await look()).toBe(false)
  expect(await look()).toBe(false)
  free = 2 ** 30
  expect(await look()).toBe(true)
  room.close()
  vi.useRealTimers()
  expect(log.lines().map(line => /is almost full|space again/.exec(line)?.[0])).toEqual([
    'is almost full',
    'space again',
  ])
})

describe('a server whose database has no room', () => {
  let hasRoom = true
  let database: TestDatabase
  let shop: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    database = await openTestDatabase()
    const openShop = { database: { ...database, hasRoom: () => hasRoom } }
    shop = await openTestApp([productRow({ id: 'milk' })], openShop)
  })
  afterAll(() => shop.close())

  it('refuses writes until it has, and answers what is read', async () => {
    const mara = openBrowser(shop.app)
    await mara.signUp('mara@example.com')
    const put = () => mara.put('/api/cart/items/milk', { quantity: 1 })
    hasRoom = false
    const refusal = await put()
    expect([refusal.status, refusal.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await mara.signIn('mara@example.com')).status).toBe(503)
    const reads = [
      await mara.get('/api/cart'),
      await mara.get('/api/health/ready'),
      await mara.post('/1/indexes/updated_store/query'),
    ]
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
    hasRoom = true
    expect((await put()).status).not.toBe(503)
  })

  it('tells a shopper to come back when PostgreSQL finds no room, and the operator why', async () => {
    const mara = openBrowser(shop.app)
    await mara.signUp('ben@example.com')
    const log = catchLog()
    await database.queries.execute(sql`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
    await database.queries.execute(
      sql`CREATE TRIGGER no_room BEFORE INSERT ON recent_searches EXECUTE FUNCTION no_room()`,
    )
    const refusal = await mara.post('/api/recent-searches', { text: 'milk' })
    expect([refusal.status, refusal.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(log.lines().join()).toContain('The disk of the database is full')
  })
})
