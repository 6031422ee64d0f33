import { randomUUID } from 'node:crypto'
import type { TripItem } from '@aisleway/core/trips/trip'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeSignedIn } from '../../testing/shoppers/write-signed-in.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { leastShoppers, leastTrips, productsBoughtWith } from './bought-together.ts'
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
