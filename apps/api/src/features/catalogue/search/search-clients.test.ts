import { indexSpelling } from '@aisleway/core/catalogue/departments'
import { serve } from '@hono/node-server'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import searchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  Configure,
  CurrentRefinements,
  getServerState,
  Highlight,
  Hits,
  HitsPerPage,
  InstantSearch,
  InstantSearchSSRProvider,
  Menu,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
} from 'react-instantsearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countBy, idsIn, mixedProducts, scan } from '../../../testing/mixed-products.ts'
import { openTestApp } from '../../../testing/test-app.ts'

/** Runs Algolia's own clients against this server, and compares their results with a scan of all products. */
const indexName = 'updated_store'
let shop: Awaited<ReturnType<typeof openTestApp>>
let server: ReturnType<typeof serve>
let hosts: { url: string; accept: 'readWrite'; protocol: 'http' }[]
beforeAll(async () => {
  shop = await openTestApp(mixedProducts)
  hosts = await new Promise(resolve => {
    server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve([{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }]),
    )
  })
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const byDepartment = (products: ReturnType<typeof scan>) =>
  countBy(products, ({ department }) => indexSpelling(department))

describe('algoliasearch', () => {
  type Hit = { objectID: string; product_name: string }
  const client = () => algoliasearch('any', 'any', { hosts })

  it('searches one index with filters, and is told by name what this server does not do', async () => {
    const { hits, nbHits } = await client().searchSingleIndex<Hit>({
      indexName,
      searchParams: {
        query: 'crackers',
        facetFilters: [['department:Pantry', 'department:Grocery Aisles']],
        numericFilters: ['current_price > 3'],
        attributesToRetrieve: ['product_name'],
        hitsPerPage: 100,
      },
    })
    const expected = scan({
      word: 'crackers',
      departments: ['Pantry', 'Grocery Aisles'],
      minDollars: 3.01,
    })
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual(idsIn(expected))
    expect(nbHits).toBe(expected.length)
    expect(Object.keys(hits[0]!).sort()).toEqual(['objectID', 'product_name'])
    await expect(
      client().searchSingleIndex({ indexName, searchParams: { optionalWords: ['milk'] } }),
    ).rejects.toThrow('Unknown parameter: optionalWords')
  })

  it('searches for facet values', async () => {
    const { facetHits } = await client().searchForFacetValues({
      indexName,
      facetName: 'department',
      searchForFacetValuesRequest: { facetQuery: 'p', params: 'query=yogurt' },
    })
    const expected = Object.entries(byDepartment(scan({ word: 'yogurt' })))
      .filter(([value]) => / P|^P/.test(value))
      .map(([value, count]) => ({
        value,
        highlighted: expect.stringMatching(/<em>P<\/em>/),
        count,
      }))
    expect(expected.length).toBeGreaterThan(0)
    expect(facetHits.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual(
      expected.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    )
  })

  it('gets objects, several or one', async () => {
    const { results } = await client().getObjects<Hit>({
      requests: [
        { indexName, objectID: 'product-7' },
        { indexName, objectID: 'product-9999' },
      ],
    })
    expect(results).toEqual([expect.objectContaining({ objectID: 'product-7' }), null])
    expect(
      await client().getObject({
        indexName,
        objectID: 'product-7',
        attributesToRetrieve: ['current_price'],
      }),
    ).toEqual({ objectID: 'product-7', current_price: mixedProducts[7]!.priceCents / 100 })
    await expect(client().getObject({ indexName, objectID: 'nothing' })).rejects.toThrow(
      'ObjectID does not exist',
    )
  })
})

describe('algoliasearch-helper', () => {
  const client = () => liteClient('any', 'any', { hosts })
  const resultsOf = (helper: AlgoliaSearchHelper) =>
    new Promise<SearchResults>((resolve, reject) => {
      helper.on('result', ({ results }) => resolve(results as SearchResults))
      helper.on('error', ({ error }) => reject(error))
      helper.search()
    })

  it('refines disjunctive, conjunctive and numeric facets, and counts each without itself', async () => {
    const helper = searchHelper(client() as never, indexName, {
      facets: ['low_sodium'],
      disjunctiveFacets: ['department', 'current_price'],
      hitsPerPage: 100,
    })
    helper
      .setQuery('broth')
      .addDisjunctiveFacetRefinement('department', 'Pantry')
      .addDisjunctiveFacetRefinement('department', 'Dairy eggs')
      .addFacetRefinement('low_sodium', 'TRUE')
      .addNumericRefinement('current_price', '<=', 10)
    const results = await resultsOf(helper)
    const broader = { word: 'broth', diets: ['low_sodium' as const] }
    const departments = ['Pantry', 'Dairy & Eggs']
    const hits = scan({ ...broader, departments, maxDollars: 10 })
    expect(hits.length).toBeGreaterThan(0)
    expect(results.hits.map(({ objectID }) => objectID).sort()).toEqual(idsIn(hits))
    const counts = results.getFacetValues('department', {}) as SearchResults.FacetValue[]
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual(
      byDepartment(scan({ ...broader, maxDollars: 10 })),
    )
    const prices = scan({ ...broader, departments }).map(({ priceCents }) => priceCents / 100)
    expect(results.getFacetStats('current_price')).toMatchObject({
      min: Math.min(...prices),
      max: Math.max(...prices),
    })
  })

  it('excludes a value, and searches among values', async () => {
    const helper = searchHelper(client() as never, indexName, {
      facets: ['department'],
      hitsPerPage: 100,
    })
    helper.setQuery('apples').addFacetExclusion('department', 'Pantry')
    const { nbHits } = await resultsOf(helper)
    expect(nbHits).toBe(
      scan({ word: 'apples' }).filter(({ department }) => department !== 'Pantry').length,
    )
    const { facetHits } = await helper.searchForFacetValues('department', 'bev', 10)
    expect(facetHits.map(({ value }) => value)).toEqual(['Beverages'])
  })
})

describe('react-instantsearch', () => {
  /** The page as a shop's server would render it after the widgets' searches. */
  async function pageOf(uiState: object, widgets: ReactNode): Promise<string> {
    const searchClient = liteClient('any', 'any', { hosts })
    const app = (state?: Awaited<ReturnType<typeof getServerState>>) =>
      h(
        InstantSearchSSRProvider,
        state ?? null,
        h(
          InstantSearch,
          {
            searchClient: searchClient as never,
            indexName,
            initialUiState: { [indexName]: uiState },
          },
          widgets,
        ),
      )
    const state = await getServerState(app(), { renderToString })
    return renderToStaticMarkup(app(state))
  }
  const textsIn = (page: string, pattern: RegExp) =>
    [...page.matchAll(pattern)].map(([, text]) => text!.replaceAll('&amp;', '&'))
  const hits = h(Hits, {
    hitComponent: ({ hit }) => h('b', { 'data-id': hit.objectID }, String(hit.current_price)),
  })
  const idsOn = (page: string) => textsIn(page, /data-id="([^"]+)"/g)
  /** The values of a list with their counts. */
  const countsOn = (page: string, list: string) => {
    const labels = textsIn(page, new RegExp(`ais-${list}-label(?:Text)?">([^<]+)`, 'g'))
    const counts = textsIn(page, new RegExp(`ais-${list}-count">(\\d+)`, 'g'))
    return Object.fromEntries(labels.map((label, i) => [label, Number(counts[i])]))
  }

  it('RefinementList, ToggleRefinement, RangeInput, Stats and Hits agree with the products', async () => {
    const page = await pageOf(
      {
        query: 'yogurt',
        refinementList: { department: ['Beverages', 'Household'] },
        toggle: { low_sodium: true },
        range: { current_price: '2:9' },
      },
      [
        h(SearchBox, { key: 'box' }),
        h(RefinementList, { key: 'list', attribute: 'department' }),
        h(ToggleRefinement, { key: 'toggle', attribute: 'low_sodium', on: 'TRUE' }),
        h(RangeInput, { key: 'range', attribute: 'current_price' }),
        h(CurrentRefinements, { key: 'current' }),
        h(Stats, { key: 'stats' }),
        h(Configure, { key: 'configure', hitsPerPage: 100 }),
        h('div', { key: 'hits' }, hits),
      ],
    )
    const broader = {
      word: 'yogurt',
      diets: ['low_sodium' as const],
      minDollars: 2,
      maxDollars: 9,
    }
    const departments = ['Beverages', 'Household']
    const expected = scan({ ...broader, departments })
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOn(page).sort()).toEqual(idsIn(expected))
    expect(countsOn(page, 'RefinementList')).toEqual(byDepartment(scan(broader)))
    expect(page).toContain(`${expected.length} result`)
    const prices = scan({ word: 'yogurt', diets: ['low_sodium'], departments }).map(
      ({ priceCents }) => priceCents / 100,
    )
    expect(textsIn(page, /ais-RangeInput-input[^>]*?placeholder="([^"]*)"/g)).toEqual([
      String(Math.floor(Math.min(...prices))),
      String(Math.ceil(Math.max(...prices))),
    ])
  })

  it('Menu and SortBy show one department in the order of its prices', async () => {
    const page = await pageOf(
      { menu: { department: 'Beverages' }, sortBy: 'updated_store_price_asc' },
      [
        h(Menu, { key: 'menu', attribute: 'department' }),
        h(SortBy, {
          key: 'sort',
          items: [
            { label: 'Best', value: indexName },
            { label: 'Cheapest', value: 'updated_store_price_asc' },
          ],
        }),
        h(Configure, { key: 'configure', hitsPerPage: 100 }),
        h('div', { key: 'hits' }, hits),
      ],
    )
    const expected = scan({ departments: ['Beverages'] })
      .toSorted((a, b) => a.priceCents - b.priceCents)
      .map(({ id }) => id)
    expect(idsOn(page)).toEqual(expected)
    expect(countsOn(page, 'Menu')).toEqual(byDepartment(scan({})))
  })

  it('Pagination and HitsPerPage leave no product out and show none twice', async () => {
    const ids: string[] = []
    const widgets = [
      h(SearchBox, { key: 'box' }),
      h(Pagination, { key: 'pages' }),
      h(HitsPerPage, { key: 'per', items: [{ label: '20', value: 20, default: true }] }),
      h('div', { key: 'hits' }, hits),
    ]
    for (let page = 1; page <= 3; page++) {
      ids.push(...idsOn(await pageOf({ query: 'shampoo', page }, widgets)))
    }
    expect(ids.sort()).toEqual(idsIn(scan({ word: 'shampoo' })))
  })

  it('Highlight marks the letters of the query', async () => {
    const names = h(Hits, {
      hitComponent: ({ hit }) => h(Highlight, { attribute: 'product_name', hit: hit as never }),
    })
    const page = await pageOf({ query: 'marlow cracke' }, [
      h(SearchBox, { key: 'box' }),
      h('div', { key: 'hits' }, names),
    ])
    const found = scan({ word: 'crackers' }).filter(({ name }) => name.startsWith('Marlow'))
    expect(textsIn(page, /<mark[^>]*>([^<]*)<\/mark>/g)).toEqual(
      Array(found.length).fill(['Marlow', 'Cracke']).flat(),
    )
  })
})
