import { highlightTags } from '../../text/marked-text.ts'
import { diets } from '../diets.ts'
import { type BrowseState, initialBrowseState, onlyDepartment } from './browse-address.ts'
import type { SearchGuess } from './guess.ts'
import { readPriceLimit } from './price-limit.ts'
import type { SearchHit } from './search-hit.ts'
import {
  defaultSort,
  filtersString,
  indexForSort,
  type SortOption,
  searchPageSize,
} from './search-request.ts'

export type ProductSearch = {
  query: string
  filters: string
  sort: SortOption
  /** Counted from 0. */
  page: number
  hitsPerPage: number
  facets?: string[]
  attributesToHighlight?: string[]
  highlightPreTag?: string
  highlightPostTag?: string
}

/** The part of a search answer that the app reads (spec 1 §7). */
export type SearchResult = {
  hits: SearchHit[]
  nbHits?: number | undefined
  nbPages?: number | undefined
  facets?: Record<string, Record<string, number>> | undefined
  guess?: SearchGuess | undefined
  queryAfterRemoval?: string | undefined
}

/** A search request on the wire; each sort order has its own index. */
export function wireRequest({ sort, ...search }: ProductSearch, indexName: string) {
  return { indexName: indexForSort(indexName, sort), ...search }
}

/**
 * The searches that Browse needs: its page, and the counts beside the filters. Departments are OR-ed, so the count
 * beside one must not shrink when another is checked; a second search counts them. Only one category of a department
 * can be chosen, so a third search counts categories without that filter.
 */
export function browseSearches(state: BrowseState): ProductSearch[] {
  const { query, mostDollars } = readPriceLimit(state.query)
  const filters = { ...state, mostDollars }
  const sort = state.sort ?? defaultSort
  const page: ProductSearch = {
    query,
    sort,
    page: state.page - 1,
    filters: filtersString(filters),
    hitsPerPage: searchPageSize,
    facets: ['department', 'on_sale', ...diets, ...(onlyDepartment(state) ? ['category'] : [])],
  }
  if (state.departments.length === 0) return [page]
  const counting = { query, sort, page: 0, hitsPerPage: 0 }
  const wider = filtersString({ ...filters, departments: [], category: '' })
  const departments = { ...counting, filters: wider, facets: ['department'] }
  if (state.category === '') return [page, departments]
  const whole = filtersString({ ...filters, category: '' })
  return [page, departments, { ...counting, filters: whole, facets: ['category'] }]
}

/** The search for suggestions while typing: a few of the best products, and the departments of all matches. */
export function suggestionSearch(typed: string): ProductSearch {
  const { query, mostDollars } = readPriceLimit(typed)
  return {
    query,
    sort: defaultSort,
    page: 0,
    filters: filtersString({ ...initialBrowseState, mostDollars }),
    hitsPerPage: suggestedProducts,
    facets: ['department'],
    attributesToHighlight: ['product_name'],
    ...highlightTags,
  }
}

const suggestedProducts = 6
