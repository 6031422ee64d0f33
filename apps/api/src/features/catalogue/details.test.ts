import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

const described = productRow({ id: 'jam: 1', description: 'Strawberry Jam in a 12 oz jar.' })

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([described, productRow({ id: 'twine' })])
})
afterAll(() => shop.close())

const descriptionOf = async (id: string) =>
  (await openBrowser(shop.app).post('/api/products/details', { id })).body

it('the details of a product tell its description, where it has one', async () => {
  expect(await descriptionOf('jam: 1')).toEqual({ description: 'Strawberry Jam in a 12 oz jar.' })
  expect(await descriptionOf('twine')).toEqual({ description: '' })
  expect(await descriptionOf('nobody knows')).toEqual({ description: '' })
})

it('no search record carries it', async () => {
  const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', {})
  expect(JSON.stringify(body.hits)).not.toContain('12 oz jar')
})

it('it comes with the column of a file, goes out with an export, and is gone without the column', async () => {
  const operator = openOperator(shop.app)
  const columns =
    'objectID,product_name,current_price,original_price,weight_quantity,department,image_url'
  const row = 'rice,Rice,1.99,,2 lb,Pantry,'
  await operator.importFile(`${columns},description\n${row},"Grown, they say, nearby."\n`)
  expect(await descriptionOf('rice')).toEqual({ description: 'Grown, they say, nearby.' })
  expect(await operator.exportFile()).toContain('"Grown, they say, nearby."')
  await operator.importFile(`${columns}\n${row}\n`)
  expect(await descriptionOf('rice')).toEqual({ description: '' })
})
