import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { rowsOf } from '../rows-of.ts'

/** `POOLER=pgbouncer` runs this, and any other test on PostgreSQL, through PgBouncer. */
describe.runIf(inject('pooledTemplate'))('through PgBouncer', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('a statement of the hot path is answered by whichever connection is free', async () => {
    const statement = 'SELECT $1::int + 1 AS sum, pg_sleep(0.05)'
    const asked = Array.from({ length: 60 }, (_, i) => database.runPrepared(statement, [`${i}`]))
    const sums = (await Promise.all(asked)).map(([row]) => (row as { sum: number }).sum)
    expect(sums).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
  })

  it.each([
    ['statement_timeout', '30s'],
    ['idle_in_transaction_session_timeout', '1min'],
  ])('%s is the same as without it', async (name, expected) => {
    const [row] = await rowsOf<Record<string, string>>(database.queries, `SHOW ${name}`)
    expect(row?.[name]).toBe(expected)
  })
})
