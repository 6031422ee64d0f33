import { diets } from '@aisleway/core/catalogue/diets'
import {
  type BrowseState,
  initialBrowseState,
} from '@aisleway/core/catalogue/search/browse-address'
import {
  defaultSort,
  filtersString,
  indexForSort,
  searchIndexName,
  searchPageSize,
} from '@aisleway/core/catalogue/search/search-request'

export type WireSearch = ReturnType<typeof wireSearch>

/** An hour on the store's Browse page: typing, filtering, sorting and paging. */
const visits: Partial<BrowseState>[] = [
  {},
  { page: 2 },
  { onSale: true },
  { sort: 'price-low' },
  { departments: ['Produce'] },
  { departments: ['Frozen', 'Bakery'], sort: 'price-high' },
  { diets: ['plant_based'], page: 3 },
  { departments: ['Pantry'], diets: ['low_sodium', 'heart_smart'], onSale: true },
  { query: 'mi' },
  { query: 'milk' },
  { query: 'greek yogurt' },
  { query: 'greek yogurt', departments: ['Dairy & Eggs'], diets: ['protein_smart'] },
  { query: 'chiken broth' },
  { query: 'low sodium soup', sort: 'price-low' },
  { query: 'gluten free pasta' },
  { query: 'apples' },
  { query: 'jalapeno' },
  { query: 'peanut butter', page: 2 },
  { query: 'ice cream', onSale: true },
  { query: 'whole wheat bread', diets: ['whole_grain'] },
]

export const searches: WireSearch[] = visits.map(wireSearch)

/** The search that Browse sends for its results. */
function wireSearch(visit: Partial<BrowseState>) {
  const state = { ...initialBrowseState, ...visit }
  return {
    indexName: indexForSort(searchIndexName, state.sort ?? defaultSort),
    query: state.query,
    page: state.page - 1,
    filters: filtersString(state),
    hitsPerPage: searchPageSize,
    facets: ['department', 'on_sale', ...diets],
  }
}
