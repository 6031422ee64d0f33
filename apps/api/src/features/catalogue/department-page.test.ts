import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileRows } from '../../testing/catalogue-file.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

const rows = fileRows(16 * 10)
let shop: Awaited<ReturnType<typeof openTestApp>>
let present = new Date()
beforeAll(async () => {
  shop = await openTestApp([], { now: () => present })
  await openOperator(shop.app).importRows(rows)
})
afterAll(() => shop.close())

async function page(slug: string) {
  const { body } = await openBrowser(shop.app).get(`/api/departments/${slug}`)
  return body
}
/** The new snapshot is in place shortly after the import has finished. */
const soon = { timeout: 10_000 }
const newIn = async (slug: string) =>
  (await page(slug)).newThisWeek.map((product: { id: string }) => product.id)

it('a department tells what is on sale in it, and nothing of the others', async () => {
  await expect.poll(async () => (await page('bakery')).onSaleCount, soon).toBe(10)
  const { onSale } = await page('bakery')
  expect(onSale.map((product: { department: string }) => product.department)).toEqual(
    Array(10).fill('Bakery'),
  )
  expect(await page('deli')).toMatchObject({ onSale: [], onSaleCount: 0 })
})

it('an address without a department is refused', async () => {
  expect((await openBrowser(shop.app).get('/api/departments/toys')).status).toBe(400)
})

it('nothing is new in a catalogue that was just opened; what a later import adds is, for a week', async () => {
  expect(await newIn('grocery-aisles')).toEqual([])
  const operator = openOperator(shop.app)
  const deli = rows.find(([, , , , , department]) => department === 'Deli')!
  await operator.importRows([...rows, ['NEW-1', 'Marbled Rye', '3.99', '', '1 lb', 'Deli', '']])
  await expect.poll(() => newIn('deli'), soon).toEqual(['NEW-1'])
  await operator.importRows(rows.filter(row => row !== deli))
  await operator.importRows([...rows, ['NEW-1', 'Rye Bread', '4.99', '', '1 lb', 'Deli', '']])
  await expect.poll(() => newIn('deli'), soon).toEqual(['NEW-1'])
  present = new Date(present.getTime() + 8 * 24 * 60 * 60 * 1000)
  expect(await newIn('deli')).toEqual([])
})
