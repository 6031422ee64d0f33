import { describe, expect, test } from 'vitest'
import { parseFilters } from './filters/filters.ts'
import { product, randomProducts, seededRandom } from './search-document.test-data.ts'
import {
  buildSearchIndexData,
  createSearchIndex,
  noThesaurus,
  openSearchIndex,
  type SearchRequest,
} from './search-index.ts'

const products = randomProducts(seededRandom(1), 300)
const index = createSearchIndex(products)
const sorts = ['relevance', 'price_asc', 'price_desc', 'name_asc'] as const
const firstPage = { query: '', sort: 'relevance', page: 0, hitsPerPage: 20 } as const

describe.each(sorts)('sorted by %s', sort => {
  test.each([
    ['everything', {}],
    ['the hits of a query', { query: 'milk' }],
    ['the hits of a beginning', { query: 'o' }],
    ['the hits of a filter', { filter: parseFilters('NOT department:Frozen') }],
    ['query and filter', { query: 'appels', filter: parseFilters('on_sale:FALSE') }],
  ])('%s: the pages together hold each hit exactly once', (_, asked: Partial<SearchRequest>) => {
    const request = { ...firstPage, ...asked, sort, hitsPerPage: 7 }
    const { nbHits } = index.search(request)
    const pages = Array.from({ length: Math.ceil(nbHits / 7) + 1 }, (_, page) => [
      ...index.search({ ...request, page }).positions,
    ])
    expect(nbHits).toBeGreaterThan(7)
    expect(pages.at(-1)).toEqual([])
    expect(pages.slice(0, -2).every(page => page.length === 7)).toBe(true)
    expect(new Set(pages.flat()).size).toBe(nbHits)
    expect(pages.flat()).toHaveLength(nbHits)
  })
})

describe('a search', () => {
  test('without words shows the most popular first', () => {
    const { positions, nbHits } = index.search(firstPage)
    expect(nbHits).toBe(300)
    expect(products[positions[0]!]!.popularity).toBe(4)
  })

  test('by price covers all hits, not the most relevant ones', () => {
    const request = { ...firstPage, query: 'milk', sort: 'price_asc', hitsPerPage: 300 } as const
    const prices = [...index.search(request).positions].map(at => products[at]!.priceCents)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('finds the same however it is sorted', () => {
    const found = sorts.map(sort =>
      [...index.search({ ...firstPage, query: 'oat', sort, hitsPerPage: 300 }).positions].sort(),
    )
    expect(new Set(found.map(String)).size).toBe(1)
  })

  test('counts facets over query and filter, also when no hits are wanted', () => {
    const filter = parseFilters('on_sale:TRUE')
    const request = { ...firstPage, query: 'milk', filter, hitsPerPage: 0, facets: ['department'] }
    const { positions, nbHits, facets } = index.search(request)
    expect([...positions]).toEqual([])
    expect(Object.values(facets.department!).reduce((a, b) => a + b)).toBe(nbHits)
    expect(nbHits).toBe(
      products.filter(({ name, onSale }) => onSale && name.includes('Milk')).length,
    )
  })

  test('answers the same, whatever was asked before', () => {
    const asked = [
      'milk',
      'chocolate milk',
      'o',
      'organic appels',
      'zzz',
      'whole milk 12 ct marlow',
    ]
    for (const query of asked) {
      const fresh = createSearchIndex(products).search({ ...firstPage, query })
      expect(index.search({ ...firstPage, query })).toEqual(fresh)
    }
  })

  test('of an empty shop finds nothing', () => {
    const empty = createSearchIndex([])
    for (const query of ['', 'milk']) {
      const result = empty.search({ ...firstPage, query, facets: ['department'] })
      expect(result).toEqual({
        positions: new Uint32Array(),
        nbHits: 0,
        facets: { department: {} },
      })
    }
  })

  test('is not disturbed by nameless products and names beyond measure', () => {
    const odd = createSearchIndex([product(''), product('word '.repeat(300)), product('®')])
    expect(odd.search({ ...firstPage, query: 'word' }).nbHits).toBe(1)
    expect(odd.search({ ...firstPage, query: 'word word word' }).nbHits).toBe(1)
    expect(odd.search(firstPage).nbHits).toBe(3)
  })
})

test('index data survives the way from a worker', () => {
  const opened = openSearchIndex(structuredClone(buildSearchIndexData(products)), noThesaurus)
  const request = { ...firstPage, query: 'organic mlik', facets: ['department', 'on_sale'] }
  expect(opened.search(request)).toEqual(index.search(request))
})
