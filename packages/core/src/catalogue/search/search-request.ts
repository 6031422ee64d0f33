import { type Department, indexSpelling } from '../departments.ts'
import type { Diet } from '../diets.ts'

/** The hits on one page of Browse, and the maximum that one request may ask for (spec 1 §9). */
export const searchPageSize = 50
export const maxHitsPerPage = 100

/** The searches that one request may ask for. */
export const maxSearches = 20

/**
 * The characters of all their queries together. A dozen words that no product holds take the engine up to ten
 * milliseconds, and a query may be a list of such lines.
 */
export const maxSearchText = 1000

export const searchIndexName = 'updated_store'

/**
 * The first one is the default: best matches for a query. Without a query all products match equally, and popular
 * ones come first (decisions 5b and 34).
 */
export const sortOptions = ['best', 'name', 'price-low', 'price-high'] as const
export type SortOption = (typeof sortOptions)[number]
export const defaultSort: SortOption = 'best'

/** The name of the index that is sorted in this order. */
export function indexForSort(indexName: string, sort: SortOption): string {
  const suffix = {
    best: '',
    name: '_name_asc',
    'price-low': '_price_asc',
    'price-high': '_price_desc',
  }
  return indexName + suffix[sort]
}

export type ProductFilters = {
  departments: readonly Department[]
  /** The group of products within the one chosen department; empty for all of them. */
  category: string
  diets: readonly Diet[]
  onSale: boolean
  mostDollars?: number | undefined
}

/**
 * The filter expression: departments OR-ed in parentheses, AND the category, AND each diet tag, AND the sale
 * switch (spec 1 §7), AND the price typed with the query.
 */
export function filtersString(filters: ProductFilters): string {
  const { departments, category, diets, onSale, mostDollars } = filters
  const clauses = [
    departments.length > 0 &&
      `(${departments.map(d => `department:"${indexSpelling(d)}"`).join(' OR ')})`,
    category !== '' && `category:"${category.replace(/["\\]/g, '\\$&')}"`,
    ...diets.map(diet => `${diet}:"TRUE"`),
    onSale && 'on_sale:"TRUE"',
    mostDollars !== undefined && `current_price <= ${mostDollars}`,
  ]
  return clauses.filter(Boolean).join(' AND ')
}
