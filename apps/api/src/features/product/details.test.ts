import type { ProductDetails } from '@aisleway/core/product/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

const jam = (size: string, given = {}) =>
  productRow({
    id: `jam: ${size}`,
    name: `Hill Strawberry Jam, ${size}`,
    weightQuantity: size,
    kind: 'jam',
    description: `Strawberry Jam in a ${size} jar.`,
    ...given,
  })
const shelf = [
  jam('12 oz'),
  jam('2 lb'),
  jam('8 oz'),
  jam('1 gal', { department: 'Household' }),
  productRow({ id: 'plum', name: 'Dale Plum Jam, 12 oz', weightQuantity: '12 oz', kind: 'jam' }),
  productRow({ id: 'plum2', name: 'Dale Plum Jam, 24 oz', weightQuantity: '24 oz', kind: 'jam' }),
  productRow({ id: 'twine', name: 'Twine' }),
  ...[
    ['bananas', 'Bananas', '1 bunch'],
    ['red bananas', 'Red Bananas, Bunch', '2 lb'],
    ['celery', 'Celery', '1 bunch'],
    ['garlic', 'Garlic', '3 ct'],
    ['kiwis', 'Kiwis', '4 ct'],
  ].map(([id, name, size]) =>
    productRow({
      id: id!,
      name: `${name}, ${size}`,
      weightQuantity: size!,
      department: 'Produce',
    }),
  ),
]

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp(shelf, {
    productFacts: ({ kind }) => (kind === 'jam' ? ({ servingGrams: 20 } as never) : null),
  })
})
afterAll(() => shop.close())

const ask = (id: string) => openBrowser(shop.app).post('/api/products/details', { id })
const detailsOf = async (id: string): Promise<ProductDetails> => (await ask(id)).body
/** A server loads the new catalogue in the background. */
const patience = { timeout: 10_000 }
const ids = (products: { id: string }[]) => products.map(({ id }) => id)

describe('the details of a product', () => {
  it('tell what it is, in a sentence and by its composition, where there are such', async () => {
    expect(await detailsOf('jam: 12 oz')).toMatchObject({
      product: { id: 'jam: 12 oz', priceCents: 299, isRetired: false },
      description: 'Strawberry Jam in a 12 oz jar.',
      facts: { servingGrams: 20 },
    })
    expect(await detailsOf('twine')).toMatchObject({ description: '', facts: null })
  })

  it('tell its other sizes, the smallest first, and none of another department', async () => {
    expect(ids((await detailsOf('jam: 12 oz')).sizes)).toEqual(['jam: 8 oz', 'jam: 2 lb'])
    expect((await detailsOf('twine')).sizes).toEqual([])
  })

  it('tell what is similar, each product in one size', async () => {
    expect(ids((await detailsOf('jam: 12 oz')).similar)).toEqual(['plum'])
    expect((await detailsOf('twine')).similar).toEqual([])
  })

  it('call nothing similar that only comes in the same package', async () => {
    const similar = async (id: string) => ids((await detailsOf(id)).similar)
    expect(await similar('bananas')).toEqual(['red bananas'])
    expect(await similar('garlic')).toEqual([])
  })

  it('are those of no product for an unknown id', async () => {
    expect(await ask('nobody knows')).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    })
  })

  it('are in no search record', async () => {
    const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', {})
    expect(JSON.stringify(body.hits)).not.toContain('12 oz jar')
  })
})

describe('an imported product', () => {
  const columns =
    'objectID,product_name,current_price,original_price,weight_quantity,department,image_url'
  const row = (id: string, name: string, size = '') => `${id},${name},1.99,,${size},Pantry,\n`

  it('has the description of its file, which goes out with an export, and none without', async () => {
    const operator = openOperator(shop.app)
    const rice = 'rice,Rice,1.99,,2 lb,Pantry,'
    await operator.importFile(`${columns},description\n${rice},"Grown, they say, nearby."\n`)
    expect(await detailsOf('rice')).toMatchObject({ description: 'Grown, they say, nearby.' })
    expect(await operator.exportFile()).toContain('"Grown, they say, nearby."')
    await operator.importFile(`${columns}\n${rice}\n`)
    expect(await detailsOf('rice')).toMatchObject({ description: '', facts: null })
  })

  it('has sizes by its name, and what is called alike', async () => {
    await openOperator(shop.app).importFile(
      [
        `${columns}\n`,
        row('a', 'Melon Chunks 16oz', '16oz'),
        row('b', 'Melon Chunks 32oz', '32oz'),
        row('c', 'Salted Melon Chunks'),
        row('d', 'Broom'),
      ].join(''),
    )
    await expect
      .poll(() => detailsOf('b'), patience)
      .toMatchObject({ sizes: [{ id: 'a' }], similar: [{ id: 'c' }] })
  })

  it('is known when it is no longer sold, and stands among no other’s', async () => {
    await openOperator(shop.app).importFile(`${columns}\n${row('c', 'Salted Melon Chunks')}`)
    expect((await detailsOf('a')).product).toMatchObject({
      name: 'Melon Chunks 16oz',
      isRetired: true,
    })
    await expect.poll(async () => (await detailsOf('c')).similar, patience).toEqual([])
  })
})
