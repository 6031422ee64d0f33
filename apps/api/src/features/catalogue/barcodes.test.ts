import { afterAll, beforeAll, expect, it } from 'vitest'
import { header } from '../../testing/catalogue-file.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let operator: ReturnType<typeof openOperator>
beforeAll(async () => {
  shop = await openTestApp([
    productRow({ id: 'oats', gtin: '00412345678903' }),
    productRow({ id: 'hardly', gtin: '00036000291452', popularity: 1 }),
    productRow({ id: 'often', gtin: '00036000291452', popularity: 9 }),
    productRow({ id: 'no-code' }),
  ])
  operator = openOperator(shop.app)
})
afterAll(() => shop.close())

const scan = (code: string) => openBrowser(shop.app).get(`/api/products/by-code/${code}`)
const idOf = async (code: string) => (await scan(code)).body.product?.id

it('a code finds its product for anybody, with or without the zeros before it', async () => {
  expect(await idOf('412345678903')).toBe('oats')
  expect(await idOf('0412345678903')).toBe('oats')
  expect(await idOf('036000291452')).toBe('often')
})

it('a code that nothing has finds nothing, and a number that is no code is refused', async () => {
  expect(await scan('20123451')).toMatchObject({ status: 200, body: { product: null } })
  expect((await scan('412345678904')).status).toBe(400)
  expect((await scan('000000000000')).status).toBe(400)
})

it.each(['upc', 'gtin', 'ean', 'barcode'])(
  'a file gives the codes in the column %s, an export has them, and what is retired is not found',
  async name => {
    const oats = 'oats,Oats,2.99,,1 lb,Pantry,'
    const rows = `${oats},0041234567890-3\nplain,Plain,1.99,,1 lb,Pantry,,\nodd,Odd,1.99,,1 lb,Pantry,,4011\n`
    const imported = await operator.importFile(`${header},${name}\n${rows}`)
    expect(imported).toMatchObject({
      rejected: [{ line: 4, reason: 'upc is not a barcode with its check digit' }],
    })
    expect(await idOf('412345678903')).toBe('oats')
    expect(await idOf('036000291452')).toBeUndefined()
    const exported = await operator.exportFile()
    expect(exported).toMatch(/,upc\n/)
    expect(exported).toMatch(/^oats,.*,00412345678903$/m)
    expect(await operator.importFile(exported)).toMatchObject({ unchanged: 2, updated: 0 })
  },
)

it('a file that gives the codes twice is refused', async () => {
  expect(await operator.importFile(`${header},upc,ean\n`)).toMatchObject({
    type: 'failed',
    reason: expect.stringContaining('twice: upc'),
  })
})
