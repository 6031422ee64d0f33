import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Queries } from '../database.ts'

describe.runIf(inject('engine') === 'postgres' && !inject('pooledTemplate'))('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const prepared = async (tx: Queries) => {
    const { rows } = (await tx.execute(sql`SELECT statement FROM pg_prepared_statements`)) as {
      rows: { statement: string }[]
    }
    return rows.map(({ statement }) => statement)
  }

  it('parses a statement once, whatever its parameters are', async () => {
    await database.queries.transaction(async tx => {
      const before = await prepared(tx)
      const sums: unknown[] = []
      for (const one of [1, 2, 3]) {
        const { rows } = (await tx.execute(sql`SELECT ${one}::int + 1 AS sum`)) as {
          rows: unknown[]
        }
        sums.push(...rows)
      }
      expect(sums).toEqual([{ sum: 2 }, { sum: 3 }, { sum: 4 }])
      const after = await prepared(tx)
      expect(after.filter(text => !before.includes(text))).toEqual(['SELECT $1::int + 1 AS sum'])
    })
  })

  it('keeps no more than so many, and answers the others all the same', async () => {
    await database.queries.transaction(async tx => {
      for (let i = 0; i < 320; i++) {
        const { rows } = (await tx.execute(
          sql`SELECT ${i}::int AS ${sql.identifier(`n${i}`)}`,
        )) as {
          rows: unknown[]
        }
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
