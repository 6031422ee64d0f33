import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { productRow } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openCatalogue } from './catalogue.ts'
import { replaceCatalogue } from './exchange/replace-catalogue.ts'
import { readSoldProducts } from './snapshot/sold-products.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const rows = (count: number) => Array.from({ length: count }, (_, i) => productRow({ id: `p${i}` }))

it('an import that ends while the server starts is not missed', async () => {
  await replaceCatalogue(database, rows(2500))
  const opening = openCatalogue(database)
  await replaceCatalogue(database, rows(3))
  const catalogue = await opening
  await expect.poll(() => catalogue.snapshot().products.length, { timeout: 10_000 }).toBe(3)
})

it('of many imports in a row the last one stays', async () => {
  const catalogue = await openCatalogue(database)
  for (let count = 1; count <= 20; count++) await replaceCatalogue(database, rows(count))
  await expect.poll(() => catalogue.snapshot().products.length, { timeout: 10_000 }).toBe(20)
})

it('of many products that are added at once each one is new', async () => {
  const database = await openTestDatabase()
  await replaceCatalogue(database, rows(1))
  await replaceCatalogue(database, rows(600))
  const sold = await readSoldProducts(database)
  expect(sold.length).toBe(600)
  expect(sold.flatMap(({ id, addedAt }) => (addedAt ? [] : [id]))).toEqual(['p0'])
  await database.close()
})
