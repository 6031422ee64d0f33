import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Queries } from '../database.ts'
import { rowsOf } from '../rows-of.ts'

describe.runIf(inject('engine') === 'postgres' && !inject('pooledTemplate'))('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const prepared = async (tx: Queries) => {
    const rows = await rowsOf<{ statement: string }>(
      tx,
      sql`SELECT statement FROM pg_prepared_statements`,
    )
    return rows.map(({ statement }) => statement)
  }

  it('parses a statement once, whatever its parameters are', async () => {
    await database.queries.transaction(async tx => {
      const before = await prepared(tx)
      const sums: unknown[] = []
      for (const one of [1, 2, 3]) {
        sums.push(...(await rowsOf(tx, sql`SELECT ${one}::int + 1 AS sum`)))
      }
      expect(sums).toEqual([{ sum: 2 }, { sum: 3 }, { sum: 4 }])
      const after = await prepared(tx)
      expect(after.filter(text => !before.includes(text))).toEqual(['SELECT $1::int + 1 AS sum'])
    })
  })

  it('keeps no more than so many, and answers the others all the same', async () => {
    await database.queries.transaction(async tx => {
      for (let i = 0; i < 320; i++) {
        const rows = await rowsOf(tx, sql`SELECT ${i}::int AS ${sql.identifier(`n${i}`)}`)
        expect(rows).toEqual([{ [`n${i}`]: i }])
      }
      expect((await prepared(tx)).length).toBeLessThanOrEqual(300)
    })
  })

  it('takes a statement again after one with the same text has failed', async () => {
    const divide = (by: number) => database.queries.execute(sql`SELECT 6 / ${by}::int AS share`)
    await expect(divide(0)).rejects.toThrow()
    expect(await divide(3)).toMatchObject({ rows: [{ share: 2 }] })
  })
})
