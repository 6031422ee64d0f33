import { afterAll, beforeAll, expect, it } from 'vitest'
import { personalTables } from './personal-tables.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Tables without personal data; naming one here is the decision that it has none. */
const impersonal = [
  'products',
  'price_changes',
  'catalogue_imports',
  // Only texts, without who searched, and no addresses or long numbers.
  'missed_searches',
  // For minutes, it holds the id of the user up to whom everybody has been told.
  'price_drops',
  'meals',
  'food_products',
  // Keys are hashes, and rows live only for their window.
  'throttles',
  'signing_keys',
]

const tableNames = async (sql: string) => {
  const rows = await database.runPrepared<{ name: string }>(sql, [])
  return rows.map(row => row.name)
}

it('every table that refers to a user can be downloaded and erased', async () => {
  const named = await tableNames(`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%user_id'`)
  const referring = await tableNames(`
    SELECT DISTINCT child.relname AS name
    FROM pg_constraint
      JOIN pg_class child ON child.oid = conrelid
      JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND parent.relname IN ('users', 'sessions', 'factors')`)
  expect(named).toContain('cart_items')
  expect(referring).toContain('factor_challenges')
  const ruled = personalTables.map(({ table }) => table)
  const without = [...new Set([...named, ...referring])].filter(name => !ruled.includes(name))
  expect(without).toEqual([])
})

it('every other table is known to hold nothing of anybody', async () => {
  const all = await tableNames(`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`)
  const known = [...personalTables.map(({ table }) => table), ...impersonal]
  expect(all.filter(name => !known.includes(name))).toEqual([])
})

it('has each table once, and last the account with what is written under its lock', () => {
  const names = personalTables.map(({ table }) => table)
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(-3)).toEqual(['users', 'verifications', 'auth_events'])
})
