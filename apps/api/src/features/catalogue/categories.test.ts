import { afterAll, beforeAll, expect, it } from 'vitest'
import { header } from '../../testing/catalogue-file.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

const dairy = (name: string, category = '') =>
  productRow({ id: name, name, department: 'Dairy & Eggs', category })

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([
    dairy('Whole Milk', 'Milk'),
    dairy('Skim Milk', 'Milk'),
    dairy('Quark', 'Cheese & Curd'),
    dairy('Gift Basket'),
    productRow({ id: 'soap', name: 'Soap', department: 'Household' }),
  ])
})
afterAll(() => shop.close())

async function search(parameters: object) {
  const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', parameters)
  return body as {
    hits: { objectID: string }[]
    facets: Record<string, Record<string, number>>
    message?: string
  }
}
/** The new snapshot is in place shortly after the import has finished. */
const soon = { timeout: 10_000 }
const idsOf = async (parameters: object) =>
  (await search(parameters)).hits.map(hit => hit.objectID).toSorted()

it('a search filters by category, alone and with other filters', async () => {
  expect(await idsOf({ filters: 'category:"Milk"' })).toEqual(['Skim Milk', 'Whole Milk'])
  expect(await idsOf({ facetFilters: ['category:Milk'], query: 'skim' })).toEqual(['Skim Milk'])
  expect(await idsOf({ filters: 'category:"cheese curd" OR department:Household' })).toEqual([
    'Quark',
    'soap',
  ])
})

it('it counts the hits of each category, and no hit without one', async () => {
  const { facets } = await search({ facets: ['category'] })
  expect(facets).toEqual({ category: { Milk: 2, 'Cheese & Curd': 1 } })
  expect((await search({ query: 'skim', facets: ['category'] })).facets.category).toEqual({
    Milk: 1,
  })
  expect(
    (await search({ filters: 'NOT category:Milk', facets: ['category'] })).facets.category,
  ).toEqual({ 'Cheese & Curd': 1 })
})

it('its values can be searched for', async () => {
  const { body } = await openBrowser(shop.app).post(
    '/1/indexes/updated_store/facets/category/query',
    { facetQuery: 'che' },
  )
  expect(body.facetHits).toMatchObject([{ value: 'Cheese & Curd', count: 1 }])
})

it('the column of a file gives it, and an export has it', async () => {
  const operator = openOperator(shop.app)
  await operator.importFile(`${header},category\nrye,Rye Bread,3.99,,1 lb,Bakery,,Dark bread\n`)
  await expect.poll(() => idsOf({ filters: 'category:"Dark bread"' }), soon).toEqual(['rye'])
  expect(await operator.exportFile()).toContain(',Dark bread')
})

it('a file without the column has the categories that its names tell', async () => {
  const operator = openOperator(shop.app)
  const rows = Array.from(
    { length: 8 },
    (_, i) => `b${i},Baker ${i} Plain Bagels,2.99,,6 ct,Bakery,`,
  )
  await operator.importFile(`${header}\n${rows.join('\n')}\nrye,Rye Bread,3.99,,1 lb,Bakery,\n`)
  await expect
    .poll(async () => (await search({ facets: ['category'] })).facets.category, soon)
    .toEqual({ 'Plain Bagels': 8 })
  expect(await operator.exportFile()).not.toContain('Bagels"')
})
