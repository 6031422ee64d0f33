import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { filtersString } from '@aisleway/core/catalogue/search/search-request'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { dietsFirst } from '@aisleway/core/shopping/diets-first'
import { interleave, similarQueries } from '@aisleway/core/shopping/similar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { inShownOrder } from '../../catalogue/product/in-shown-order.ts'
import { productResults } from '../../catalogue/product/product-results.ts'
import { searchProducts, searchWhileTyping } from '../../catalogue/search.ts'

const productsShown = 8

/** The first products that match these words. */
export const foundQuery = (query: string) =>
  queryOptions({
    queryKey: ['catalogue', 'found', query],
    queryFn: searchWhileTyping({
      searches: [bestMatches(query)],
      read: ([result]) => (result ? productResults(result).products : []),
      refresh: (shown, newer) => inShownOrder(shown, newer, ({ id }) => id),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/**
 * Products similar to an item, from its department if it is a product; those that meet the
 * same diets come first.
 */
export const similarQuery = ({ productId, name, department, diets }: ListItem) =>
  queryOptions({
    queryKey: ['catalogue', 'similar', productId, name],
    queryFn: async () => {
      const within = productId === null ? 'Other' : department
      const found = await searchProducts(
        ...similarQueries(name).map(query => bestMatches(query, within)),
      )
      const others = interleave(found.map(({ products }) => products)).filter(
        ({ id }) => id !== productId,
      )
      return dietsFirst(others, diets).slice(0, productsShown)
    },
    retry: false,
  })

function bestMatches(query: string, within: DepartmentOrOther = 'Other') {
  const departments = within === 'Other' ? [] : [within]
  return {
    query,
    filters: filtersString({ departments, category: '', diets: [], onSale: false }),
    sort: 'best' as const,
    page: 0,
    // One of the hits may be the item itself.
    hitsPerPage: productsShown + 1,
  }
}
