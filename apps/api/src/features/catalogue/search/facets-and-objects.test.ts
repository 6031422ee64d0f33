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

describe('the values of a facet', () => {
  const search = (body: object, facet = 'department', index = 'updated_store') =>
    browser.post(`/1/indexes/${index}/facets/${facet}/query`, body)
  const valuesFor = async (body: object) =>
    (await search(body)).body.facetHits.map((hit: { value: string }) => hit.value)

  it('are found by the beginning of a word, marked and counted', async () => {
    const { status, body } = await search({ facetQuery: 'sea' })
    expect([status, body]).toEqual([
      200,
      {
        facetHits: [{ value: 'Meat seafood', highlighted: 'Meat <em>sea</em>food', count: 1 }],
        exhaustiveFacetsCount: true,
        processingTimeMS: expect.any(Number),
      },
    ])
  })

  it('are found with a typo, and by all words asked for', async () => {
    expect(await valuesFor({ facetQuery: 'pamtry' })).toEqual(['Pantry'])
    expect(await valuesFor({ facetQuery: 'meat seafood' })).toEqual(['Meat seafood'])
    expect(await valuesFor({ facetQuery: 'meat pantry' })).toEqual([])
  })

  it('without a text are all, the most common first, and as many as asked for', async () => {
    const all = ['Pantry', 'Dairy eggs', 'Meat seafood', 'Other']
    expect(await valuesFor({})).toEqual(all)
    expect(await valuesFor({ facetQuery: '  ' })).toEqual(all)
    expect(await valuesFor({ maxFacetHits: 2 })).toEqual(all.slice(0, 2))
    expect(await valuesFor({ sortFacetValuesBy: 'alpha' })).toEqual(all.toSorted())
  })

  it('are those of the search around them', async () => {
    expect(await valuesFor({ query: 'salmon' })).toEqual(['Meat seafood'])
    expect(
      await valuesFor({ params: 'filters=on_sale:TRUE&numericFilters=current_price%3E4' }),
    ).toEqual(['Dairy eggs'])
  })

  it('are those of a facet that is there, in an index that is there', async () => {
    expect((await search({}, 'brand')).status).toBe(400)
    expect((await search({}, 'current_price')).body.message).toBe(
      'Cannot search in `current_price` attribute',
    )
    expect((await search({}, 'department', 'other_store')).status).toBe(404)
    expect((await search({ maxFacetHits: 101 })).body.message).toBe(
      'maxFacetHits: expected 1 to 100',
    )
  })

  it('may be asked for among other searches', async () => {
    const { body } = await browser.post('/1/indexes/*/queries', {
      requests: [
        { indexName: 'updated_store', query: 'milk', hitsPerPage: 1 },
        { indexName: 'updated_store', type: 'facet', facet: 'department', facetQuery: 'pan' },
      ],
    })
    expect(body.results[0].nbHits).toBe(1)
    expect(body.results[1].facetHits).toEqual([
      { value: 'Pantry', highlighted: '<em>Pan</em>try', count: 117 },
    ])
  })
})

describe('records by id', () => {
  const ask = (requests: unknown) => browser.post('/1/indexes/*/objects', { requests })

  it('come in the order asked for, with the attributes asked for, and null for an unknown one', async () => {
    const { status, body } = await ask([
      { indexName: 'updated_store', objectID: 'salmon', attributesToRetrieve: ['product_name'] },
      { indexName: 'updated_store', objectID: 'nothing' },
      { indexName: 'updated_store_price_asc', objectID: 'twine' },
    ])
    expect([status, body]).toEqual([
      200,
      {
        results: [
          { objectID: 'salmon', product_name: 'Wild Salmon Fillet' },
          null,
          expect.objectContaining({ objectID: 'twine', product_name: 'Kitchen Twine' }),
        ],
      },
    ])
  })

  it('may be one', async () => {
    const { status, body } = await browser.get(
      '/1/indexes/updated_store/milk?attributesToRetrieve=current_price',
    )
    expect([status, body]).toEqual([200, { objectID: 'milk', current_price: 4.29 }])
    const unknown = await browser.get('/1/indexes/updated_store/nothing')
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { message: 'ObjectID does not exist', status: 404 },
    ])
  })

  it.each([
    [undefined, /^requests: /],
    [[{ indexName: 'updated_store' }], /^requests\.0\.objectID: /],
    [[{ indexName: 'updated_store', objectID: 'milk', filters: 'x' }], /^requests\.0: .*"filters"/],
    [Array(1001).fill({ indexName: 'updated_store', objectID: 'milk' }), /^requests: /],
  ])('are refused when the request is bad (%#)', async (requests, message) => {
    const { status, body } = await ask(requests)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
  })

  it('of an index that is not there are refused', async () => {
    expect((await ask([{ indexName: 'other', objectID: 'milk' }])).status).toBe(404)
    expect((await browser.get('/1/indexes/other/milk')).status).toBe(404)
  })
})
