import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backendOf } from './pglite-calls.ts'
import { type PreparedClient, preparedClient } from './prepared-client.ts'

let client: PGlite
let prepared: PreparedClient
let seconds = 0
beforeAll(async () => {
  client = await PGlite.create()
  await client.exec('CREATE TABLE jars (id text PRIMARY KEY, filled int)')
  prepared = await preparedClient(backendOf(client), () => seconds * 1000)
}, 30_000)
afterAll(() => client.close())

const statementsHeld = async () =>
  (await client.query('SELECT name FROM pg_prepared_statements')).rows.length

it('reads and writes every kind of value as the database’s own client does', async () => {
  const statement = `SELECT $1::text AS word, $2::int AS count, $3::boolean AS fresh, $4::jsonb AS facts,
    $5::text[] AS words, $6::timestamptz AS at, $7::bigint AS big, $8::text AS nothing`
  const values = ["'); DROP", 7, true, { a: [1, null] }, ['x', 'y,"z"'], new Date(0), '12', null]
  for (const options of [{}, { rowMode: 'array' as const, parsers: { 1184: String } }]) {
    const { rows } = await prepared.query(statement, values, options)
    expect(rows).toEqual((await client.query(statement, values, options)).rows)
  }
})

it('counts the rows that a statement changed, and those alone', async () => {
  const insert = 'INSERT INTO jars SELECT n::text, 0 FROM generate_series(1, 3) AS n WHERE n > $1'
  expect((await prepared.query(insert, [0])).affectedRows).toBe(3)
  expect((await prepared.query('SELECT * FROM jars')).affectedRows).toBe(0)
})

it('goes on after a statement that failed, with the same one and with others', async () => {
  const divide = 'SELECT 6 / $1::int AS share'
  for (let i = 0; i < 3; i++) {
    await expect(prepared.query(divide, [0])).rejects.toMatchObject({ code: '22012' })
    expect((await prepared.query(divide, [2])).rows).toEqual([{ share: 3 }])
  }
  await expect(prepared.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' })
})

it('keeps a transaction whole, and another one out of it', async () => {
  const fill = 'UPDATE jars SET filled = $1 WHERE id = $2'
  const undone = prepared.transaction(async tx => {
    await tx.query(fill, [50, '1'])
    throw new Error('spilled')
  })
  const done = prepared.transaction(tx => tx.query(fill, [80, '2']))
  await expect(undone).rejects.toThrow('spilled')
  await done
  const { rows } = await prepared.query('SELECT id, filled FROM jars ORDER BY id')
  expect(rows).toEqual([
    { id: '1', filled: 0 },
    { id: '2', filled: 80 },
    { id: '3', filled: 0 },
  ])
})

it('does not report a transaction as kept in which a failure was caught', async () => {
  const half = prepared.transaction(async tx => {
    await tx.query('UPDATE jars SET filled = 99')
    await tx.query('SELECT 1 / 0').catch(() => {})
  })
  await expect(half).rejects.toThrow('rolled back')
  expect((await prepared.query('SELECT id FROM jars WHERE filled = 99')).rows).toEqual([])
})

it('holds no more statements than it says, and plans each anew after a minute', async () => {
  for (let n = 0; n < 400; n++) await prepared.query(`SELECT ${n}`)
  expect(await statementsHeld()).toBe(300)
  const ask = async () => {
    await prepared.query('SELECT filled FROM jars')
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM pg_prepared_statements WHERE statement = 'SELECT filled FROM jars'",
    )
    return rows
  }
  const first = await ask()
  seconds = 59
  expect(await ask()).toEqual(first)
  seconds = 61
  const second = await ask()
  expect(second).toHaveLength(1)
  expect(second).not.toEqual(first)
})
