import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownProducts } from '../../../testing/known-products.ts'
import { openBrowser, openTestApp } from '../../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(knownProducts)
  browser = openBrowser(shop.app)
})
afterAll(() => shop.close())

const query = (body: unknown) => browser.post('/1/indexes/updated_store/query', body)
const firstHit = async (parameters: object) =>
  (await query({ query: 'whole milk', ...parameters })).body.hits[0]

describe('attributesToRetrieve', () => {
  it.each([
    [
      ['product_name', 'current_price'],
      ['objectID', 'product_name', 'current_price'],
    ],
    ['product_name', ['objectID', 'product_name']],
    [[], ['objectID']],
    [['colour'], ['objectID']],
    [
      ['*', '-image_url', '-protein_smart', '-low_sodium', '-weight_quantity'],
      ['objectID', 'product_name', 'current_price', 'original_price', 'department'],
    ],
  ])('%j brings these attributes: %j', async (attributesToRetrieve, attributes) => {
    expect(Object.keys(await firstHit({ attributesToRetrieve }))).toEqual(attributes)
  })

  it('of everything is the record as it is', async () => {
    expect(await firstHit({ attributesToRetrieve: ['*'] })).toEqual(await firstHit({}))
  })
})

describe('highlighting', () => {
  it('is done where it is asked for, with the tags asked for', async () => {
    expect(await firstHit({})).not.toHaveProperty('_highlightResult')
    const hit = await firstHit({ attributesToHighlight: ['product_name'] })
    expect(hit._highlightResult).toEqual({
      product_name: {
        value: 'Alder Farm <em>Whole</em> <em>Milk</em>, 1 gal',
        matchLevel: 'full',
        fullyHighlighted: false,
        matchedWords: ['whole', 'milk'],
      },
    })
    const tagged = await firstHit({ highlightPreTag: '[', highlightPostTag: ']' })
    expect(tagged._highlightResult.product_name.value).toBe('Alder Farm [Whole] [Milk], 1 gal')
    expect(Object.keys(tagged._highlightResult)).toEqual([
      'product_name',
      'weight_quantity',
      'department',
    ])
  })

  it('covers every attribute with a star, also those that are not retrieved', async () => {
    const hit = await firstHit({ attributesToHighlight: ['*'], attributesToRetrieve: [] })
    expect(Object.keys(hit)).toEqual(['objectID', '_highlightResult'])
    expect(hit._highlightResult.current_price).toEqual({
      value: '4.29',
      matchLevel: 'none',
      matchedWords: [],
    })
  })

  it('is turned off by an empty list', async () => {
    const hit = await firstHit({ attributesToHighlight: [], highlightPreTag: '[' })
    expect(hit).not.toHaveProperty('_highlightResult')
  })
})

describe('a parameter', () => {
  it.each([
    { analytics: false, clickAnalytics: true, userToken: 'anna', analyticsTags: ['web'] },
    { ruleContexts: ['summer'], enableRules: false, percentileComputation: true },
    { attributesToSnippet: [], tagFilters: '', getRankingInfo: false, typoTolerance: true },
    { optionalFilters: null, restrictSearchableAttributes: undefined },
  ])('that changes nothing is taken: %j', async parameters => {
    const plain = await query({ query: 'whole milk' })
    const { status, body } = await query({ query: 'whole milk', ...parameters })
    expect([status, body.hits]).toEqual([200, plain.body.hits])
    const params = new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) =>
        value === null || value === undefined
          ? []
          : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
      ),
    )
    expect((await query({ params: params.toString() })).status).toBe(200)
  })

  it.each([
    [{ optionalFilters: ['department:Deli'] }, 'Unknown parameter: optionalFilters'],
    [{ restrictSearchableAttributes: ['department'] }, /: restrictSearchableAttributes$/],
    [{ aroundLatLng: '1,2' }, 'Unknown parameter: aroundLatLng'],
    [{ offset: 20, length: 10 }, 'Unknown parameter: offset'],
    [{ hitsPerPge: 20 }, 'Unknown parameter: hitsPerPge'],
    [{ constructor: 1 }, 'Unknown parameter: constructor'],
    [{ typoTolerance: false }, 'typoTolerance: expected true'],
    [{ getRankingInfo: true }, 'getRankingInfo: expected false'],
    [{ attributesToSnippet: ['product_name:10'] }, 'attributesToSnippet: expected []'],
    [{ distinct: 2 }, 'distinct: expected false or 0'],
    [{ maxValuesPerFacet: 0 }, 'maxValuesPerFacet: expected 1 to 1000'],
    [{ sortFacetValuesBy: 'size' }, /^sortFacetValuesBy: /],
    [{ facetQuery: 'da' }, 'Unknown parameter: facetQuery'],
    [{ params: { query: 'milk' } }, 'params: expected a query string'],
    [{ params: 'optionalFilters=department%3ADeli' }, 'Unknown parameter: optionalFilters'],
  ])('that would change the answer is refused by name: %j', async (parameters, message) => {
    const { status, body } = await query(parameters)
    expect([status, body]).toEqual([
      400,
      {
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        status: 400,
      },
    ])
  })

  it('around several searches is checked as well', async () => {
    const requests = [{ indexName: 'updated_store' }]
    const send = (body: object) => browser.post('/1/indexes/*/queries', body)
    expect((await send({ requests, strategy: 'none' })).status).toBe(200)
    expect((await send({ requests, strategy: 'stopIfEnoughMatches' })).body.message).toBe(
      'strategy: expected "none"',
    )
    expect((await send({ requests, filters: 'on_sale:TRUE' })).body.message).toBe(
      'Unknown parameter: filters',
    )
  })
})
