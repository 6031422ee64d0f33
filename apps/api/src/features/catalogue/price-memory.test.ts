import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from './exchange/replace-catalogue.ts'
import { readPriceChanges, whenPricesChanged } from './store.ts'

const milk = productRow({ id: 'milk', priceCents: 399 })
const bread = productRow({ id: 'bread', priceCents: 449 })
const blocks = productRow({ id: 'constructor', priceCents: 1999 })

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([milk, bread, blocks])
})
afterAll(() => shop.close())

const remembered = async (...ids: string[]) =>
  (await openBrowser(shop.app).post('/api/products/prices', { ids })).body
const prices = async (id: string) =>
  ((await remembered(id))[id] as { priceCents: number }[]).map(({ priceCents }) => priceCents)

describe('the memory of prices', () => {
  it('begins with the first import', async () => {
    expect(await prices('bread')).toEqual([449])
  })

  it('knows a product by any id', async () => {
    expect(await prices('constructor')).toEqual([1999])
  })

  it('keeps each change, and nothing when an import changes no price', async () => {
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 349 }, bread])
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 349, name: 'Milk' }, bread])
    await replaceCatalogue(shop.database, [milk, bread])
    expect(await prices('milk')).toEqual([399, 349, 399])
    expect(await prices('bread')).toEqual([449])
  })

  it('is as old as its last change, not as an import that changed none', async () => {
    const before = await whenPricesChanged(shop.database)
    await replaceCatalogue(shop.database, [{ ...milk, name: 'Whole Milk' }, bread])
    expect(await whenPricesChanged(shop.database)).toEqual(before)
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 379 }, bread])
    expect(Number(await whenPricesChanged(shop.database))).toBeGreaterThan(Number(before))
  })

  it('tells 90 days, and what held at their beginning', async () => {
    await shop.database.queries.execute(sql`
      INSERT INTO price_changes (product_id, at, price_cents) VALUES
        ('bread', now() - interval '200 days', 100), ('bread', now() - interval '100 days', 200)`)
    expect(await prices('bread')).toEqual([200, 449])
  })

  it('reads no more for a product whose price has changed for years', async () => {
    const { queries } = shop.database
    await queries.execute(sql`
      INSERT INTO price_changes (product_id, at, price_cents)
      SELECT 'milk', now() - n * interval '1 day', n FROM generate_series(100, 5000) AS n`)
    const since = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    const { changes, rowsRead } = await queries.transaction(async tx => {
      // A table as small as this one would be read from its beginning to its end.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`)
      const changes = await readPriceChanges({ queries: tx }, ['milk', 'milk'], since)
      return { changes, rowsRead: await rowsReadFrom(tx, 'price_changes') }
    })
    expect(changes.milk?.map(({ priceCents }) => priceCents)).toEqual([100, 399, 349, 399, 379])
    expect(rowsRead).toBeLessThan(20)
  })

  it('knows nothing of a product that is none', async () => {
    expect(await remembered('none')).toEqual({})
  })
})

/** How many rows of a table this transaction has read. */
async function rowsReadFrom(tx: Queries, table: string): Promise<number> {
  const [read] = await rowsOf<{ count: number }>(
    tx,
    sql`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS count FROM pg_stat_xact_user_tables
    WHERE relname = ${table}`,
  )
  return read?.count ?? 0
}
