import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownProducts } from '../../testing/known-products.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(knownProducts)
  browser = openBrowser(shop.app)
})
afterAll(() => shop.close())

type Hit = { objectID: string; product_name: string; current_price: number }
const query = (body: unknown, index = 'updated_store') =>
  browser.post(`/1/indexes/${index}/query`, body)
const queries = (requests: unknown) => browser.post('/1/indexes/*/queries', { requests })
const idsOf = ({ body }: { body: { hits: Hit[] } }) => body.hits.map(hit => hit.objectID)

describe('a search result', () => {
  it('holds a hit with the fields of the index', async () => {
    const { status, body } = await query({ query: 'whole milk' })
    expect(status).toBe(200)
    expect(body.hits).toEqual([
      {
        objectID: 'milk',
        product_name: 'Alder Farm Whole Milk, 1 gal',
        current_price: 4.29,
        original_price: 4.99,
        image_url: '/pictures/milk.svg',
        weight_quantity: '1 gal',
        department: 'Dairy eggs',
        protein_smart: 'TRUE',
        low_sodium: 'TRUE',
      },
    ])
  })

  it('says nothing of an original price or a diet that a product does not have', async () => {
    const { body } = await query({ query: 'twine' })
    expect(Object.keys(body.hits[0]).sort()).toEqual([
      'current_price',
      'department',
      'image_url',
      'objectID',
      'product_name',
      'weight_quantity',
    ])
    expect(body.hits[0].department).toBe('Other')
  })

  it('tells counts, page and question', async () => {
    const { body } = await query({ query: 'pickles', page: 1, facets: ['department'] })
    const { hits, processingTimeMS, ...rest } = body
    expect(hits).toHaveLength(50)
    expect(processingTimeMS).toBeTypeOf('number')
    expect(rest).toEqual({
      nbHits: 117,
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      page: 1,
      nbPages: 3,
      hitsPerPage: 50,
      facets: { department: { Pantry: 117 } },
      query: 'pickles',
      index: 'updated_store',
    })
  })

  it('without a question is every product', async () => {
    expect((await query({})).body).toMatchObject({
      nbHits: knownProducts.length,
      page: 0,
      query: '',
    })
    expect((await query({ query: null })).body.nbHits).toBe(knownProducts.length)
  })

  it('of no match is empty, not an error', async () => {
    const { status, body } = await query({ query: 'submarine', facets: ['department'] })
    expect([status, body.hits, body.nbHits, body.nbPages, body.facets]).toEqual([
      200,
      [],
      0,
      0,
      { department: {} },
    ])
  })
})

describe('a search that had to guess', () => {
  it('tells which word it read as which', async () => {
    const { body } = await query({ query: 'twinne' })
    expect(body.guess).toMatchObject({
      replaced: [{ typed: 'twinne', used: 'twine', by: 'typo' }],
      query: 'twine',
    })
    expect(body).not.toHaveProperty('queryAfterRemoval')
  })

  it('marks the words it removed, as Algolia does', async () => {
    const { body } = await query({ query: 'Zzqxj whole milk' })
    expect(idsOf({ body })).toContain('milk')
    expect(body.guess).toMatchObject({ removed: ['zzqxj'] })
    expect(body.queryAfterRemoval).toBe('<em>Zzqxj</em> whole milk')
  })

  it('says nothing where all was found as typed', async () => {
    const { body } = await query({ query: 'whole milk' })
    expect(body).not.toHaveProperty('guess')
  })
})

describe('several searches in one request', () => {
  it('are answered in their order', async () => {
    const { body } = await queries([
      { indexName: 'updated_store', query: 'milk' },
      { indexName: 'updated_store_price_desc', query: '', hitsPerPage: 1 },
    ])
    expect(body.results.map((result: { hits: Hit[] }) => result.hits[0]?.objectID)).toEqual([
      'milk',
      'salmon',
    ])
  })

  it('may be none, and at most twenty', async () => {
    expect((await queries([])).body).toEqual({ results: [] })
    const one = { indexName: 'updated_store', hitsPerPage: 0 }
    expect((await queries(Array(20).fill(one))).status).toBe(200)
    expect((await queries(Array(21).fill(one))).status).toBe(400)
  })

  it('fail together when one is bad', async () => {
    const good = { indexName: 'updated_store' }
    expect((await queries([good, { ...good, filters: 'brand:"x"' }])).status).toBe(400)
    expect((await queries([good, { indexName: 'other_store' }])).status).toBe(404)
    expect((await queries([good, null])).status).toBe(404)
  })
})

describe('the pages of a result', () => {
  it('hold 50 hits unless told otherwise, and at most 100', async () => {
    expect((await query({})).body.hits).toHaveLength(50)
    expect((await query({ hitsPerPage: 100 })).body.hits).toHaveLength(100)
    expect((await query({ hitsPerPage: 1 })).body.hits).toHaveLength(1)
    const { status, body } = await query({ hitsPerPage: 101 })
    expect([status, body]).toEqual([
      400,
      { message: 'hitsPerPage: expected 0 to 100', status: 400 },
    ])
  })

  it('are counted from 0, and there is nothing behind the last', async () => {
    const page = async (number: number) => idsOf(await query({ page: number, hitsPerPage: 40 }))
    expect(await page(0)).toHaveLength(40)
    expect(await page(2)).toHaveLength(40)
    expect(await page(3)).toEqual([])
    expect(await page(100_000)).toEqual([])
  })

  it('may be left out where only the counts are wanted', async () => {
    const { body } = await query({ hitsPerPage: 0, facets: ['department'] })
    expect(body).toMatchObject({
      hits: [],
      nbHits: knownProducts.length,
      nbPages: 0,
      hitsPerPage: 0,
    })
    expect(body.facets.department.Pantry).toBe(117)
  })

  it.each([
    { page: -1 },
    { page: 1.5 },
    { page: 100_001 },
    { page: 'two' },
    { page: true },
    { page: [1] },
    { hitsPerPage: -1 },
    { hitsPerPage: '' },
    { hitsPerPage: '1e1' },
    { query: 7 },
    { query: 'x'.repeat(1001) },
    { filters: ['department:Deli'] },
    { facets: Array(51).fill('department') },
  ])('are refused with the name of what is wrong: %o', async parameters => {
    const { status, body } = await query(parameters)
    expect(status).toBe(400)
    expect(body.message).toMatch(new RegExp(`^${Object.keys(parameters)[0]}: `))
  })
})

describe('an index', () => {
  async function allPages(index: string, parameters = {}): Promise<Hit[]> {
    const hits: Hit[] = []
    for (let page = 0; ; page++) {
      const { body } = await query({ ...parameters, page, hitsPerPage: 25 }, index)
      hits.push(...body.hits)
      if (page + 1 >= body.nbPages) return hits
    }
  }
  const prices = (hits: Hit[]) => hits.map(hit => hit.current_price)

  it.each([
    'updated_store',
    'updated_store_name_asc',
    'updated_store_price_asc',
    'updated_store_price_desc',
  ])('%s holds every product once over its pages', async index => {
    const ids = (await allPages(index)).map(hit => hit.objectID)
    expect(ids.toSorted()).toEqual(knownProducts.map(product => product.id).toSorted())
  })

  it('orders by price over all pages, up and down', async () => {
    const up = prices(await allPages('updated_store_price_asc', { query: 'pickles' }))
    const down = prices(await allPages('updated_store_price_desc', { query: 'pickles' }))
    expect(up).toHaveLength(117)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(up.toReversed())
  })

  it('orders by name over all pages, 2 before 12', async () => {
    const names = (await allPages('updated_store_name_asc')).map(hit => hit.product_name)
    expect(names.slice(0, 4)).toEqual([
      'Alder Farm Whole Milk, 1 gal',
      'Dill Pickles Jar 0',
      'Dill Pickles Jar 1',
      'Dill Pickles Jar 2',
    ])
    expect(names.at(-1)).toBe('Wild Salmon Fillet')
  })

  it('that is the plain one shows well-known products first', async () => {
    expect((await allPages('updated_store'))[0]?.objectID).toBe('milk')
  })

  it.each(['other_store', 'updated_store_price', 'Updated_Store', '__proto__', '%2F'])(
    'that does not exist is named in the refusal: %s',
    async index => {
      const { status, body } = await query({}, index)
      expect(status).toBe(404)
      expect(body.message).toBe(`Index ${decodeURIComponent(index)} does not exist`)
    },
  )
})

describe('a filter', () => {
  const found = async (filters: string) => (await query({ filters })).body.nbHits

  it.each([
    ['department:"Dairy eggs"', 1],
    ['department:"Dairy & Eggs"', 1],
    ['department:"dairy & eggs"', 1],
    ['department:"Meat seafood" OR department:"Meat & Seafood"', 1],
    ['(department:"Dairy eggs" OR department:"Meat seafood") AND protein_smart:"TRUE"', 2],
    ['protein_smart:"TRUE" AND low_sodium:"TRUE"', 1],
    ['low_sodium:"FALSE"', knownProducts.length - 1],
    ['on_sale:"TRUE"', 13],
    ['on_sale:TRUE AND department:Pantry', 12],
    ['NOT department:Pantry', 3],
    ['NOT (department:Pantry OR on_sale:"TRUE")', 2],
    ['department:"Pantry" AND department:"Dairy eggs"', 0],
    ['department:"Submarines"', 0],
    ['department:"Other"', 1],
    ['', knownProducts.length],
  ])('%s finds %d', async (filters, count) => {
    expect(await found(filters)).toBe(count)
  })

  it.each([
    ['department:', 'filters: expected a value, found the end at 11'],
    ['department:"Deli', 'filters: unclosed quote at 11'],
    ['brand:"x"', 'filters: unknown attribute "brand" at 0'],
    ['(on_sale:TRUE', 'filters: expected ")", found the end at 13'],
    ['on_sale:TRUE on_sale:TRUE', 'filters: expected AND or OR, found "on_sale" at 13'],
    [`${'('.repeat(60)}on_sale:TRUE`, 'filters: more than 50 levels at 50'],
    ['x'.repeat(5000), 'filters: filter longer than 4000 characters at 4000'],
  ])('%s is refused with the place', async (filters, message) => {
    const { status, body } = await query({ filters })
    expect([status, body]).toEqual([400, { message, status: 400 }])
  })
})

describe('the facets', () => {
  it('count within query and filters, in index spelling', async () => {
    const { body } = await query({
      filters: 'on_sale:"TRUE"',
      facets: ['department', 'low_sodium', 'on_sale'],
    })
    expect(body.facets).toEqual({
      department: { 'Dairy eggs': 1, Pantry: 12 },
      low_sodium: { TRUE: 1, FALSE: 12 },
      on_sale: { TRUE: 13 },
    })
  })

  it('are none unless asked for, one by its name, all by a star', async () => {
    const facetsOf = async (facets: unknown) =>
      Object.keys((await query({ facets })).body.facets).sort()
    expect(await facetsOf(undefined)).toEqual([])
    expect(await facetsOf('department')).toEqual(['department'])
    expect(await facetsOf(['brand', '__proto__', 'department', 'department'])).toEqual([
      'department',
    ])
    expect(await facetsOf(['*'])).toEqual([
      'carb_conscious',
      'category',
      'current_price',
      'department',
      'heart_smart',
      'low_sodium',
      'on_sale',
      'plant_based',
      'protein_smart',
      'whole_grain',
    ])
  })
})
