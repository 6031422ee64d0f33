import { priceAttribute } from '@aisleway/search/filters/attributes'
import { facetAttributes } from '@aisleway/search/filters/filters'
import type { SearchRequest, SearchResult } from '@aisleway/search/search-index'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { nameList, type Parameters } from './parameters.ts'

type Counts = Record<string, number>

/** The requested facets: `*` means every one, and those that the index does not count are left out. */
export function facetsAsked({ facets }: Parameters): string[] {
  const asked = nameList(facets) ?? []
  return [...facetAttributes, priceAttribute].filter(
    name => asked.includes(name) || asked.includes('*'),
  )
}

/** The counts for the answer as the request wants them, with statistics if prices are counted. */
export function facetFields(
  snapshot: CatalogueSnapshot,
  parameters: Parameters,
  request: SearchRequest,
  counted: SearchResult['facets'],
  countsPrices: boolean,
) {
  const most = parameters.maxValuesPerFacet ?? usualMostValues
  const byName = parameters.sortFacetValuesBy === 'alpha'
  const prices = countsPrices ? pricesOfHits(snapshot, request) : undefined
  const all: Record<string, Counts> = prices
    ? { ...counted, [priceAttribute]: countsOf(prices) }
    : counted
  const facets: Record<string, Counts> = {}
  for (const name in all) facets[name] = firstValues(all[name]!, most, byName)
  const stats = prices && statsOf(prices)
  return { facets, ...(stats && { facets_stats: { [priceAttribute]: stats } }) }
}

const usualMostValues = 100

/** The values sorted by count, with equal counts by name; or all of them by name. */
export function sortedValues(counts: Counts, byName: boolean): string[] {
  return Object.keys(counts).sort(
    (a, b) => (byName ? 0 : counts[b]! - counts[a]!) || (a < b ? -1 : 1),
  )
}

function firstValues(counts: Counts, most: number, byName: boolean): Counts {
  const first: Counts = {}
  for (const value of sortedValues(counts, byName).slice(0, most)) first[value] = counts[value]!
  return first
}

/** In dollars, ascending. */
function pricesOfHits({ index, products }: CatalogueSnapshot, request: SearchRequest): number[] {
  const { positions } = index.search({
    ...request,
    sort: 'price_asc',
    page: 0,
    hitsPerPage: products.length,
    facets: [],
  })
  return Array.from(positions, position => products[position]!.priceCents / 100)
}

function countsOf(values: readonly number[]): Counts {
  const counts: Counts = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function statsOf(ascending: readonly number[]) {
  if (ascending.length === 0) return undefined
  const sum = Math.round(ascending.reduce((a, b) => a + b, 0) * 100) / 100
  return { min: ascending[0], max: ascending.at(-1), avg: sum / ascending.length, sum }
}
