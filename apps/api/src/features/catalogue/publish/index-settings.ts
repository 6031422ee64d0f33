import { diets } from '@aisleway/core/catalogue/diets'
import {
  indexForSort,
  type SortOption,
  searchPageSize,
} from '@aisleway/core/catalogue/search/search-request'
import { languages } from '@aisleway/core/language'
import type { IndexSettings } from 'algoliasearch'

/** The settings of the index and of one replica for each other order, by name; the index comes first. */
export function settingsOfIndexes(indexName: string): [name: string, settings: IndexSettings][] {
  const replicas = orders.map(({ sort, ranking }): [string, IndexSettings] => [
    indexForSort(indexName, sort),
    { ...common, ranking: [...ranking, ...usualRanking] },
  ])
  const primary: IndexSettings = {
    ...common,
    customRanking: ['desc(popularity)', 'asc(name_key)'],
    replicas: replicas.map(([name]) => name),
  }
  return [[indexName, primary], ...replicas]
}

const orders: { sort: SortOption; ranking: string[] }[] = [
  { sort: 'name', ranking: ['asc(name_key)'] },
  { sort: 'price-low', ranking: ['asc(current_price)', 'asc(name_key)'] },
  { sort: 'price-high', ranking: ['desc(current_price)', 'asc(name_key)'] },
]

/** Algolia's own ranking criteria in their usual order. */
const usualRanking = [
  ...['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
]

const common: IndexSettings = {
  searchableAttributes: ['product_name', 'weight_quantity', 'department'],
  attributesForFaceting: [
    'searchable(department)',
    'category',
    'on_sale',
    ...diets,
    'current_price',
  ],
  attributesToRetrieve: [
    ...['product_name', 'current_price', 'original_price', 'image_url', 'weight_quantity'],
    ...['department', ...diets],
  ],
  attributesToHighlight: [],
  hitsPerPage: searchPageSize,
  // This is the maximum that the documentation recommends, and Browse has no later page.
  paginationLimitedTo: 20_000,
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  queryLanguages: [...languages],
}
