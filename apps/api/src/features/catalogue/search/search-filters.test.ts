import { indexSpelling } from '@aisleway/core/catalogue/departments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countBy,
  idsIn,
  mixedProducts,
  scan,
  type Wanted,
} from '../../../testing/mixed-products.ts'
import { openBrowser, openTestApp } from '../../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(mixedProducts)
  browser = openBrowser(shop.app)
})
afterAll(() => shop.close())

const query = (body: unknown) => browser.post('/1/indexes/updated_store/query', body)

async function found(parameters: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const { status, body } = await query({ ...parameters, page, hitsPerPage: 100 })
    expect(status, body.message).toBe(200)
    ids.push(...body.hits.map((hit: { objectID: string }) => hit.objectID))
    if (page + 1 >= body.nbPages) return ids.sort()
  }
}

const cases: [given: Record<string, unknown>, wanted: Wanted][] = [
  [{ facetFilters: ['department:Pantry'] }, { departments: ['Pantry'] }],
  [{ facetFilters: 'department:Pantry' }, { departments: ['Pantry'] }],
  [
    { facetFilters: [['department:Pantry', 'department:Dairy eggs'], 'low_sodium:TRUE'] },
    { departments: ['Pantry', 'Dairy & Eggs'], diets: ['low_sodium'] },
  ],
  [
    { facetFilters: ['heart_smart:TRUE', 'low_sodium:TRUE', 'on_sale:-TRUE'] },
    { diets: ['heart_smart', 'low_sodium'], isOnSale: false },
  ],
  [{ facetFilters: [] }, {}],
  [{ facetFilters: [[], 'on_sale:TRUE'] }, { isOnSale: true }],
  [{ facetFilters: ['department:\\-Pantry'] }, { departments: [] }],
  [{ facetFilters: ['current_price:4.85'] }, { minDollars: 4.85, maxDollars: 4.85 }],
  [{ numericFilters: ['current_price >= 5'] }, { minDollars: 5 }],
  [
    { numericFilters: ['current_price>=5', 'current_price<=6.5'] },
    { minDollars: 5, maxDollars: 6.5 },
  ],
  [{ numericFilters: 'current_price:3 TO 4' }, { minDollars: 3, maxDollars: 4 }],
  [{ numericFilters: [['current_price<0', 'current_price > 12']] }, { minDollars: 12.01 }],
  [
    {
      query: 'yogurt',
      filters: 'on_sale:TRUE',
      facetFilters: [['department:Pantry', 'department:Grocery Aisles']],
      numericFilters: ['current_price < 9'],
    },
    {
      word: 'yogurt',
      isOnSale: true,
      departments: ['Pantry', 'Grocery Aisles'],
      maxDollars: 8.99,
    },
  ],
]

describe('what facetFilters and numericFilters find is what a look at every product finds', () => {
  it.each(cases)('%j', async (given, wanted) => {
    expect(await found(given)).toEqual(idsIn(scan(wanted)))
  })

  it.each(cases)('%j, as a query string', async (given, wanted) => {
    const params = new URLSearchParams(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    expect(await found({ params: params.toString() })).toEqual(idsIn(scan(wanted)))
  })
})

describe('a filter that cannot be followed is refused by name', () => {
  it.each([
    [{ facetFilters: ['brand:Marlow'] }, 'facetFilters: unknown attribute "brand"'],
    [{ facetFilters: ['department'] }, 'facetFilters: expected "attribute:value"'],
    [
      { facetFilters: [['department:Deli', ['on_sale:TRUE']]] },
      'facetFilters: expected texts in a list',
    ],
    [{ facetFilters: [7] }, 'facetFilters: expected texts in a list'],
    [{ facetFilters: 7 }, 'facetFilters: expected a list'],
    [
      { facetFilters: ['current_price:cheap'] },
      'facetFilters: expected a number, found "cheap" at 14',
    ],
    [
      { facetFilters: Array(101).fill('department:Deli') },
      'facetFilters: more than 100 conditions',
    ],
    [
      { numericFilters: ['weight > 5'] },
      'numericFilters: expected one comparison of a price, found "weight > 5"',
    ],
    [
      { numericFilters: ['current_prices > 5'] },
      'numericFilters: unknown attribute "current_prices" at 0',
    ],
    [
      { numericFilters: ['current_price > 5 AND current_price < 9'] },
      /^numericFilters: expected one/,
    ],
    [{ numericFilters: ['NOT current_price > 5'] }, /^numericFilters: expected one/],
    [{ numericFilters: ['department:Deli'] }, /^numericFilters: expected one/],
    [{ numericFilters: [''] }, /^numericFilters: expected one/],
    [
      { numericFilters: ['current_price > '] },
      'numericFilters: expected a number, found the end at 16',
    ],
    [{ tagFilters: ['new'] }, 'tagFilters: expected [] or ""'],
  ])('%j', async (given, message) => {
    const { status, body } = await query(given)
    expect([status, body]).toEqual([
      400,
      {
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        status: 400,
      },
    ])
  })
})

describe('facets', () => {
  const byDepartment = countBy(mixedProducts, ({ department }) => indexSpelling(department))

  it('have the values with the most products first, and no more values than asked for', async () => {
    const { body } = await query({ facets: ['department'], maxValuesPerFacet: 3 })
    const largest = Object.entries(byDepartment).sort(
      ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
    )
    expect(Object.entries(body.facets.department)).toEqual(largest.slice(0, 3))
  })

  it('are ordered by name where that is asked for', async () => {
    const { body } = await query({
      facets: ['department'],
      maxValuesPerFacet: 2,
      sortFacetValuesBy: 'alpha',
    })
    expect(Object.keys(body.facets.department)).toEqual(
      Object.keys(byDepartment).sort().slice(0, 2),
    )
  })

  it('tell how prices are spread over all hits, not only over the page', async () => {
    const parameters = { query: 'broth', facets: ['current_price'], hitsPerPage: 1 }
    const { body } = await query({ ...parameters, maxValuesPerFacet: 1000 })
    const dollars = scan({ word: 'broth' }).map(({ priceCents }) => priceCents / 100)
    const sum = dollars.reduce((a, b) => a + b, 0)
    expect(body.facets.current_price).toEqual(Object.fromEntries(dollars.map(price => [price, 1])))
    expect(body.facets_stats.current_price).toEqual({
      min: Math.min(...dollars),
      max: Math.max(...dollars),
      avg: expect.closeTo(sum / dollars.length, 5),
      sum: expect.closeTo(sum, 5),
    })
    expect(Object.keys((await query(parameters)).body.facets.current_price)).toHaveLength(48)
  })
})
