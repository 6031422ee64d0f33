import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { poolSize } from './postgres/guarded-pool.ts'
import { rowsOf } from './rows-of.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a prepared statement takes any text as it is', async () => {
  const echo = 'SELECT $1::text AS text'
  for (const text of ["'); DROP TABLE users; --", "\\' OR 1=1", '$1', '🍮', '', "'", '\\']) {
    expect(await database.runPrepared(echo, [text])).toEqual([{ text }])
  }
})

it('a prepared statement that failed once is tried again', async () => {
  const late = 'SELECT count(*)::int AS count FROM latecomers'
  await expect(database.runPrepared(late, [])).rejects.toThrow('latecomers')
  await database.queries.execute(sql`CREATE TABLE latecomers ()`)
  expect(await database.runPrepared(late, [])).toEqual([{ count: 0 }])
})

it('what refers to a row is found by an index when the row is deleted', async () => {
  const rows = await rowsOf(
    database.queries,
    sql`
    SELECT conrelid::regclass || '.' || attname AS reference
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indpred IS NULL)
    ORDER BY reference`,
  )
  // Products are retired and never deleted.
  expect(rows).toEqual([{ reference: 'cart_items.product_id' }])
})

it('a notice is heard when its transaction has gone through, and not before', async () => {
  const heard = vi.fn()
  await database.listen('delivery', heard)
  const undone = database.queries.transaction(async tx => {
    await tx.execute(sql`SELECT pg_notify('delivery', '')`)
    throw new Error('no delivery')
  })
  await expect(undone).rejects.toThrow('no delivery')
  await database.queries.execute(sql`SELECT 1`)
  expect(heard).not.toHaveBeenCalled()
  await database.queries.execute(sql`SELECT pg_notify('delivery', '')`)
  await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBe(1)
})

it.runIf(inject('engine') === 'postgres')(
  'a listener whose connection is lost comes back and asks what it missed',
  async () => {
    const heard = vi.fn()
    await database.listen('delivery', heard)
    await database.queries.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND query = 'LISTEN "delivery"'`,
    )
    await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBe(1)
    await database.queries.execute(sql`SELECT pg_notify('delivery', '')`)
    await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBe(2)
  },
)

it.runIf(inject('engine') === 'postgres')(
  'connections that are lost as their transactions begin are replaced',
  async () => {
    const begin = () => database.queries.transaction(tx => tx.execute(sql`SELECT 1`))
    for (let loss = 0; loss < 10; loss++) {
      const losing = database.queries.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      await Promise.allSettled([losing, begin(), begin(), begin(), begin(), begin()])
    }
    const all = <Result>(act: () => Promise<Result>) => Array.from({ length: poolSize }, act)
    await expect.poll(() => Promise.all(all(begin)).then(() => 'served', String)).toBe('served')
    let begun = 0
    await Promise.all(
      all(() =>
        database.queries.transaction(async () => {
          begun++
          await expect.poll(() => begun, { timeout: 10_000 }).toBe(poolSize)
        }),
      ),
    )
  },
)
