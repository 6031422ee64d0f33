import { indexForSort, searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import type { SearchRequest } from '@aisleway/search/search-index'
import { NotThereError } from './wire-errors.ts'

/** The sort order of an index; each order has its own index, like Algolia's replicas. */
export function sortOfIndex(indexName: string): SearchRequest['sort'] {
  const sort = sorts.get(indexName)
  if (!sort) throw new NotThereError(`Index ${indexName} does not exist`)
  return sort
}

const sorts = new Map<string, SearchRequest['sort']>([
  [indexForSort(searchIndexName, 'best'), 'relevance'],
  [indexForSort(searchIndexName, 'name'), 'name_asc'],
  [indexForSort(searchIndexName, 'price-low'), 'price_asc'],
  [indexForSort(searchIndexName, 'price-high'), 'price_desc'],
])
