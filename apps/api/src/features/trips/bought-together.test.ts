import { randomUUID } from 'node:crypto'
import type { TripItem } from '@aisleway/core/trips/trip'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsReadFrom } from '../../testing/rows-read.ts'
import { writeSignedIn } from '../../testing/shoppers/write-signed-in.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { leastShoppers, leastTrips, mostTrips, productsBoughtWith } from './bought-together.ts'
import { completedTrips } from './tables.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let shoppers: string[]
beforeAll(async () => {
  database = await openTestDatabase()
  const written = await writeSignedIn(database, { count: leastShoppers, secret: 'x'.repeat(32) })
  shoppers = written.map(({ id }) => id)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.queries.delete(completedTrips)
})

const item = (productId: string | null, isChecked = true) =>
  ({ productId, name: 'Something', isChecked }) as TripItem

/** This many trips with these items, by each shopper in turn. */
async function trips(count: number, items: TripItem[], by = shoppers) {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: randomUUID(),
    userId: by[i % by.length]!,
    round: 1,
    listName: 'Weekend',
    items,
    itemsCount: items.length,
    checkedItemsCount: items.length,
    totalCents: 0,
    savingsCents: 0,
    durationSeconds: 60,
    suggestedItemsAdded: 0,
  }))
  await database.queries.insert(completedTrips).values(rows)
}

describe('often bought together', () => {
  it('is what twenty trips agree on, and not what nineteen do', async () => {
    await trips(leastTrips - 1, [item('pasta'), item('sauce'), item('basil')])
    expect(await productsBoughtWith(database, 'pasta')).toEqual([])
    await trips(1, [item('pasta'), item('sauce')])
    expect(await productsBoughtWith(database, 'pasta')).toEqual(['sauce'])
    expect(await productsBoughtWith(database, 'sauce')).toEqual(['pasta'])
  })

  it('stands with the most often first', async () => {
    await trips(leastTrips, [item('pasta'), item('sauce'), item('basil')])
    await trips(3, [item('pasta'), item('basil')])
    expect(await productsBoughtWith(database, 'pasta')).toEqual(['basil', 'sauce'])
  })

  it('never tells the habits of a few shoppers', async () => {
    const few = shoppers.slice(1)
    await trips(leastTrips * 2, [item('pasta'), item('sauce')], few)
    expect(await productsBoughtWith(database, 'pasta')).toEqual([])
  })

  it('counts what was bought, not what stood on the list, and no own words', async () => {
    await trips(leastTrips, [item('pasta'), item('sauce', false), item(null), item('basil')])
    await trips(leastTrips, [item('pasta', false), item('flour')])
    expect(await productsBoughtWith(database, 'pasta')).toEqual(['basil'])
  })
})

/** Many trips of the same shopper in a past month, written by the database. */
function oldTrips(count: number, items: TripItem[]) {
  return database.queries.execute(sql`
    INSERT INTO completed_trips (id, user_id, round, list_name, items, items_count, checked_items_count, total_cents,
      savings_cents, trip_duration, suggested_items_added, completed_at)
    SELECT gen_random_uuid(), ${shoppers[0]}, 1, 'Weekend', ${JSON.stringify(items)}::jsonb, 1, 1, 0, 0, 60, 0,
      now() - interval '30 days' - n * interval '1 second'
    FROM generate_series(1, ${count}::int) AS n`)
}

describe('among many trips', () => {
  it('a product that everybody buys goes by the newest ones', async () => {
    await oldTrips(mostTrips * 2, [item('pasta'), item('basil')])
    await trips(mostTrips, [item('pasta'), item('sauce')])
    expect(await productsBoughtWith(database, 'pasta')).toEqual(['sauce'])
  })

  it('a rare product is found without reading them all, also after common ones were looked up', async () => {
    const many = 20_000
    await trips(leastTrips, [item('saffron'), item('rice')])
    await oldTrips(many, [item('pasta'), item('basil')])
    await database.queries.execute(sql`ANALYZE completed_trips`)
    const readFor = (id: string, expected: string[]) =>
      rowsReadFrom(database.queries, 'completed_trips', async queries => {
        expect(await productsBoughtWith({ ...database, queries }, id)).toEqual(expected)
      })
    for (let i = 0; i < 8; i++) expect(await readFor('pasta', [])).toBeLessThan(many / 2)
    expect(await readFor('saffron', ['rice'])).toBeLessThan(many / 2)
  })
})
