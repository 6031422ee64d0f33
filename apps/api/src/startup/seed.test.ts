import { buildMeals } from '@aisleway/sample-store/meals/build-meals'
import { mealImages, productReplacements } from '@aisleway/sample-store/meals/replacements'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { replaceCatalogue } from '../features/catalogue/exchange/replace-catalogue.ts'
import { readActiveProducts, readPriceChanges } from '../features/catalogue/store.ts'
import { openMenu } from '../features/meals/menu.ts'
import { foodProducts, meals } from '../features/meals/tables.ts'
import { productRow } from '../testing/test-app.ts'
import { canServeTwo, openTestDatabase } from '../testing/test-database.ts'
import { seedSampleStore } from './seed.ts'

const facts = { images: mealImages, replacements: productReplacements }
const noProgress = () => {}

let database: Database
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened
  // Several servers start together, where a database can have several.
  const others = canServeTwo() ? [await opened.openAgain()] : []
  await Promise.all([opened, ...others].map(server => seedSampleStore(server, noProgress)))
  await Promise.all(others.map(other => other.close()))
})
afterAll(() => database.close())

it('every meal of the cookbook has a price, and every food but water a product', async () => {
  const menu = await openMenu(database, facts)
  const served = buildMeals().flatMap(({ slug }) => menu.read(slug) ?? [])
  expect(served).toHaveLength(buildMeals().length)
  const unsold = served.flatMap(meal => meal.ingredients ?? []).filter(({ product }) => !product)
  expect([...new Set(unsold.map(({ food }) => food))]).toEqual(['water'])
})

it('recipes that ask for salt take the kosher salt at $3.29', async () => {
  const menu = await openMenu(database, facts)
  const [salt] = menu.today().offersOf('salt', 3) ?? []
  expect(salt?.product).toMatchObject({
    name: 'Lakemount Kosher Salt, 3 lb',
    priceCents: 329,
    originalPriceCents: 379,
  })
})

it('every product has had a price for 90 days, and one on sale its original price before', async () => {
  const [sale] = (await readActiveProducts(database)).filter(
    ({ originalPriceCents }) => originalPriceCents,
  )
  const since = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
  const changes = (await readPriceChanges(database, [sale!.id], since))[sale!.id] ?? []
  expect(new Date(changes[0]!.at).getTime()).toBeLessThan(since.getTime())
  expect(changes.slice(-2).map(({ priceCents }) => priceCents)).toEqual([
    sale!.originalPriceCents,
    sale!.priceCents,
  ])
})

it('every product has one price at a time, even if two servers started together', async () => {
  const twice = await rowsOf(
    database.queries,
    'SELECT product_id FROM price_changes GROUP BY product_id, at::date HAVING count(*) > 1',
  )
  expect(twice).toEqual([])
})

it('is done once', async () => {
  const counts = async () => [
    await database.queries.$count(meals),
    await database.queries.$count(foodProducts),
  ]
  const before = await counts()
  await seedSampleStore(database, noProgress)
  expect(await counts()).toEqual(before)
})

it('a store that has products of its own and no meals gets them, matched to what it sells', async () => {
  const other = await openTestDatabase()
  await replaceCatalogue(other, [
    productRow({ id: 'c', name: 'Orchard Carrots', department: 'Produce', weightQuantity: '1 lb' }),
  ])
  await seedSampleStore(other, noProgress)
  const menu = await openMenu(other, facts)
  expect(menu.today().meals).toHaveLength(buildMeals().length)
  expect(menu.today().offersOf('carrot', 100)?.[0]?.product.id).toBe('c')
  expect(menu.today().offersOf('salt', 3)).toEqual([])
  await other.close()
})
