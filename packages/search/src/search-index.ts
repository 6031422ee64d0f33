import { type Bitset, bitsetOf, countBits, fullBitset, hasBit, intersection } from './bitset.ts'
import { type DepartmentNumbers, numberDepartments } from './filters/departments.ts'
import { countValues, documentsMatching, type Facets, indexFacets } from './filters/facets.ts'
import type { Filter } from './filters/filters.ts'
import { indexPrices, type PriceIndex } from './filters/price-ranges.ts'
import { type NameIndex, nameIndexSteps } from './name-index.ts'
import { createMatcher, type Match } from './ranking/matcher.ts'
import { meaningsOf, type QueryWord, readQuery } from './ranking/meanings.ts'
import { type Orders, orderSteps } from './ranking/orders.ts'
import { createRanking } from './ranking/ranking.ts'
import { finish, type Steps } from './steps.ts'
import { splitCompounds } from './text/compounds.ts'

export type SearchDocument = {
  id: string
  name: string
  department: string
  /** Attributes of `attributes.ts`, such as "low_sodium". */
  tags: readonly string[]
  onSale: boolean
  priceCents: number
  popularity: number
}

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'name_asc'

export type SearchRequest = {
  query: string
  filter?: Filter
  sort: SearchSort
  /** Counted from 0. */
  page: number
  /** 0 asks for the counts alone, which skips ranking. */
  hitsPerPage: number
  facets?: readonly string[]
}

export type SearchResult = {
  /** Places of this page's hits in the documents the index was made of. */
  positions: Uint32Array
  nbHits: number
  facets: Record<string, Record<string, number>>
}

export type SearchIndex = { search: (request: SearchRequest) => SearchResult }

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  return openSearchIndex(buildSearchIndexData(documents))
}

/**
 * Everything a search reads, as plain data: a worker can build it and post it, so that opening it
 * and swapping it in holds up no query.
 */
export type SearchIndexData = {
  facets: Facets
  prices: PriceIndex
  orders: Orders
  names: NameIndex
  departments: DepartmentNumbers
}

export function buildSearchIndexData(documents: readonly SearchDocument[]): SearchIndexData {
  return finish(searchIndexSteps(documents))
}

/** The same in steps, for a server that answers searches while it builds. */
export function* searchIndexSteps(documents: readonly SearchDocument[]): Steps<SearchIndexData> {
  const facets = indexFacets(documents)
  yield
  const orders = yield* orderSteps(documents)
  const prices = indexPrices(orders.price_asc, documents)
  const names = yield* nameIndexSteps(documents)
  return { facets, prices, orders, names, departments: numberDepartments(documents) }
}

export function openSearchIndex({
  facets,
  prices,
  orders,
  names,
  departments,
}: SearchIndexData): SearchIndex {
  const { size } = names
  const match = createMatcher(names)
  const rank = createRanking(names, departments, orders)

  /** The documents that hold all words; typos in known words are considered if none does. */
  function matchWords(words: readonly QueryWord[]): Match {
    const strict = match(meaningsOf(names, words, false))
    return strict.documents.length > 0 ? strict : match(meaningsOf(names, words, true))
  }

  function search(request: SearchRequest): SearchResult {
    const words = splitCompounds(names, readQuery(request.query))
    const matched = words.length > 0 ? matchWords(words) : undefined
    const found = matched ? bitsetOf(matched.documents, size) : fullBitset(size)
    const { filter } = request
    const hits = filter
      ? intersection(found, documentsMatching({ facets, prices, size }, filter))
      : found
    return {
      positions: pageOf(request, hits, matched),
      nbHits: countBits(hits),
      facets: Object.fromEntries(
        (request.facets ?? []).map(name => [name, countValues(facets, name, hits)] as const),
      ),
    }
  }

  function pageOf(request: SearchRequest, hits: Bitset, matched: Match | undefined): Uint32Array {
    const { sort, page, hitsPerPage } = request
    if (hitsPerPage === 0) return new Uint32Array(0)
    const end = (page + 1) * hitsPerPage
    if (sort === 'relevance' && matched) return rank(matched, hits, end).subarray(end - hitsPerPage)
    const order = sort === 'relevance' ? orders.opening : orders[sort]
    return firstInOrder(order, hits, end).subarray(end - hitsPerPage)
  }

  return { search }
}

/** The first `count` hits of an order that was worked out beforehand. */
function firstInOrder(order: Uint32Array, hits: Bitset, count: number): Uint32Array {
  const first: number[] = []
  for (let i = 0; i < order.length && first.length < count; i++) {
    if (hasBit(hits, order[i]!)) first.push(order[i]!)
  }
  return Uint32Array.from(first)
}
