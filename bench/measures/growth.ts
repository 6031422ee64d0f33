import { indexSpelling } from '@aisleway/core/catalogue/departments'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { indexForSort, searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import { buildProducts } from '../../packages/sample-store/src/build-products.ts'
import { parseFilters } from '../../packages/search/src/filters/filters.ts'
import {
  createSearchIndex,
  type SearchDocument,
  type SearchIndex,
  type SearchRequest,
} from '../../packages/search/src/search-index.ts'
import type { Figure } from '../support/figure.ts'
import { searches, type WireSearch } from '../support/searches.ts'

const sizes = [1, 2, 4] as const
const rounds = 5
const msPerRun = 1000

/** Measures the cost of building and searching catalogues two and four times as large. */
export async function measureGrowth(): Promise<Figure[]> {
  const shelves = sizes.map(times => documents(times))
  const requests = searches.map(requestFrom)
  const builds: number[][] = []
  const rates: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    const built = shelves.map(shelf => timed(() => createSearchIndex(shelf)))
    // The first round is a warm-up.
    if (round === 0) continue
    builds.push(built.map(({ ms }) => ms))
    rates.push(built.map(({ result }) => searchesPerSecond(result, requests)))
  }
  return sizes.slice(1).flatMap((times, i) => [
    {
      name: `building, ${times} × the catalogue ÷ 1 ×, time`,
      samples: builds.map(build => build[i + 1]! / build[0]!),
    },
    {
      name: `searching, ${times} × the catalogue ÷ 1 ×, queries/s`,
      samples: rates.map(rate => rate[i + 1]! / rate[0]!),
    },
  ])
}

function documents(times: number): SearchDocument[] {
  const products = buildProducts()
  return Array.from({ length: times }, (_, copy) =>
    products.map(product => ({
      id: `${product.id}-${copy}`,
      name: copy === 0 ? product.name : `${product.name} ${copy}`,
      department: indexSpelling(product.department),
      tags: product.diets,
      onSale: isOnSale(product),
      priceCents: product.priceCents,
      popularity: product.popularity,
    })),
  ).flat()
}

function requestFrom(search: WireSearch): SearchRequest {
  const sort = sortByIndex[search.indexName]
  if (!sort) throw new Error(`No sort belongs to ${search.indexName}`)
  return { ...search, filter: parseFilters(search.filters), sort }
}

const sortByIndex: Record<string, SearchRequest['sort']> = {
  [indexForSort(searchIndexName, 'best')]: 'relevance',
  [indexForSort(searchIndexName, 'name')]: 'name_asc',
  [indexForSort(searchIndexName, 'price-low')]: 'price_asc',
  [indexForSort(searchIndexName, 'price-high')]: 'price_desc',
}

function searchesPerSecond(index: SearchIndex, requests: readonly SearchRequest[]): number {
  const started = performance.now()
  let count = 0
  while (performance.now() - started < msPerRun) {
    for (const request of requests) index.search(request)
    count += requests.length
  }
  return (count / (performance.now() - started)) * 1000
}

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const started = performance.now()
  const result = work()
  return { result, ms: performance.now() - started }
}
