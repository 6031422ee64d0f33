import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { replaceCatalogue } from '../../features/catalogue/exchange/replace-catalogue.ts'
import { openTestApp, productRow } from '../../testing/test-app.ts'
import { webApp } from '../web-app.ts'
import { productHead } from './product-head.ts'

const built = mkdtempSync(join(tmpdir(), 'aisleway-product-head-'))
const jam = productRow({
  id: 'jam: 50/50.css',
  name: '"Hill" <Plum> Jam & More, 12 oz',
  weightQuantity: '12 oz',
  priceCents: 349,
  originalPriceCents: 449,
  imageUrl: '/pictures/jam.svg',
  description: 'Plum </script> Jam.',
  gtin: '00012345678905',
})
const address = `/products/${encodeURIComponent(jam.id)}`

let shop: Awaited<ReturnType<typeof openTestApp>>
let page: (path: string) => Promise<{ status: number; text: string }>
beforeAll(async () => {
  for (const file of ['index', 'index.es']) {
    writeFileSync(
      join(built, `${file}.html`),
      '<head><title>Aisleway</title><meta name="description" content="Groceries" /></head>',
    )
  }
  for (const file of ['screen-files', 'screen-files.es']) {
    writeFileSync(join(built, `${file}.json`), '{}')
  }
  shop = await openTestApp([jam])
  const app = webApp({
    built,
    pictures: built,
    dataFor: async () => null,
    headFor: productHead({ ...deps(), ...shop }),
    site: { publicUrl: undefined },
  })
  page = async path => {
    const response = await app.request(`https://shop.test${path}`)
    return { status: response.status, text: await response.text() }
  }
})
afterAll(async () => {
  await shop.close()
  rmSync(built, { recursive: true })
})

const deps = () => ({
  productFacts: () => null,
  storeName: 'Test Market',
  originOf: (request: Request) => new URL(request.url).origin,
})
const jsonIn = (text: string, kind: string) =>
  JSON.parse(new RegExp(`<script type="application/${kind}>(.*?)</script>`).exec(text)?.[1] ?? '')

describe('the page of a product', () => {
  it('can be shared: it has a title, a description and one address', async () => {
    const { status, text } = await page(address)
    expect(status).toBe(200)
    expect(text).toContain('<title>&quot;Hill&quot; &lt;Plum&gt; Jam &amp; More · Aisleway</title>')
    expect(text).toContain('content="Plum &lt;/script&gt; Jam. 12 oz, $3.49 · Test Market"')
    expect(text).toContain(`<link rel="canonical" href="https://shop.test${address}">`)
  })

  it('tells search engines what is offered, and at which price', async () => {
    const { text } = await page(address)
    expect(jsonIn(text, 'ld\\+json"')).toMatchObject({
      '@type': 'Product',
      name: jam.name,
      gtin: jam.gtin,
      description: jam.description,
      image: 'https://shop.test/pictures/jam.svg',
      offers: {
        price: '3.49',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '4.49' },
      },
    })
  })

  it('contains the details, so that the app need not ask', async () => {
    const { text } = await page(address)
    const { body } = await requestDetails()
    expect(jsonIn(text, 'json" id="product-data"')).toEqual(body)
  })

  it('is not found for an unknown id, and an address that cannot be read is not one', async () => {
    expect(await page('/products/nobody-knows')).toMatchObject({ status: 404 })
    expect((await page('/products/nobody-knows')).text).toContain('<title>Aisleway</title>')
    expect((await page('/products/%E0%A4')).status).toBe(200)
    expect((await page('/products/nul%00')).status).toBe(200)
    expect((await page('/products/')).text).not.toContain('canonical')
    expect((await page('/about')).text).not.toContain('canonical')
  })

  it('comes without them while the database is unavailable', async () => {
    const database = {
      ...shop.database,
      queries: new Proxy(shop.database.queries, {
        get: () => {
          throw new DatabaseUnavailable('frozen')
        },
      }),
    }
    const head = productHead({ ...deps(), ...shop, database })
    expect(await head(new Request(`https://shop.test${address}`))).toBeNull()
  })

  it('comes without a picture whose address cannot be read', async () => {
    const imageUrl = 'https://pictures.example:port/jam.png'
    await replaceCatalogue(shop.database, [{ ...jam, imageUrl }])
    const { status, text } = await page(address)
    expect(status).toBe(200)
    expect(jsonIn(text, 'ld\\+json"')).not.toHaveProperty('image')
  })

  it('says of a retired product that it is discontinued', async () => {
    await replaceCatalogue(shop.database, [productRow({ id: 'other' })])
    expect(jsonIn((await page(address)).text, 'ld\\+json"')).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    })
  })
})

async function requestDetails() {
  const response = await shop.app.request('http://shop.test/api/products/details', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://shop.test', host: 'shop.test' },
    body: JSON.stringify({ id: jam.id }),
  })
  return { body: await response.json() }
}
