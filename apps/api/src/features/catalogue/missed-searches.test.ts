import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { searchMissed } from '../../telemetry/channels.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { collectMissedSearches, todaysMissedSearches } from './missed-searches.ts'
import { missedSearches } from './tables.ts'

const now = new Date('2026-03-02T17:00:00Z')
const hours = { opens: '08:00', closes: '21:00', timeZone: 'America/New_York' }

let database: TestDatabase
let missed: ReturnType<typeof collectMissedSearches>
beforeAll(async () => {
  database = await openTestDatabase()
  missed = collectMissedSearches(database, hours)
})
beforeEach(async () => {
  await database.queries.delete(missedSearches)
})
afterAll(async () => {
  missed.stop()
  await database.close()
})

function search(...queries: string[]) {
  for (const query of queries) searchMissed.publish(query)
}

const rename = (from: string, to: string) =>
  database.queries.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`))

const counted = async () =>
  Object.fromEntries(
    (await todaysMissedSearches(database, { now, hours, most: 1000 })).map(({ query, count }) => [
      query,
      count,
    ]),
  )

it('searches whose count cannot be written are counted the next time', async () => {
  search('durian', 'durian', 'quince')
  await rename('missed_searches', 'elsewhere')
  await expect(missed.write(now)).rejects.toThrow()
  search('durian')
  await rename('elsewhere', 'missed_searches')
  await missed.write(now)
  await missed.write(now)
  expect(await counted()).toEqual({ durian: 3, quince: 1 })
})

it('searches whose count cannot be written are not remembered without end', async () => {
  await rename('missed_searches', 'elsewhere')
  for (const name of ['durian', 'quince']) {
    for (let i = 0; i < 400; i++) search(`${name} ${i}`)
    await expect(missed.write(now)).rejects.toThrow()
  }
  await rename('elsewhere', 'missed_searches')
  await missed.write(now)
  expect(Object.keys(await counted())).toHaveLength(500)
})

// The embedded database does one transaction at a time.
it.runIf(inject('engine') === 'postgres')(
  'two servers that count the same searches wait for each other in the same order',
  async () => {
    search('quince', 'durian')
    await missed.write(now)
    search('quince', 'durian')
    let writing: Promise<void> | undefined
    await database.queries.transaction(async tx => {
      const lock = (query: string) =>
        tx.execute(sql`UPDATE missed_searches SET count = count + 1 WHERE query = ${query}`)
      await lock('durian')
      writing = missed.write(now)
      await setTimeout(300)
      await lock('quince')
    })
    await writing
    expect(await counted()).toEqual({ durian: 3, quince: 3 })
  },
)
