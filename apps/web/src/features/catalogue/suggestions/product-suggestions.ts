import { type Department, departmentFrom } from '@aisleway/core/catalogue/departments'
import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { guessOf, type SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { firstLetters, partsOf, type TextPart } from '@aisleway/core/catalogue/search/marked-text'
import { type SearchResult, suggestionSearch } from '@aisleway/core/catalogue/search/product-search'
import { productFromHit, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendSearches } from '../search.ts'

type ProductSuggestion = { product: Product; name: TextPart[] }

export type ProductSuggestions = {
  products: ProductSuggestion[]
  /** How many products a search for the text finds. */
  count: number
  /** The departments that have most of them. */
  departments: Department[]
  guess: SearchGuess | undefined
}

/** Products for a text; those for the previous text stay until the answer is there. */
export function productSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['catalogue', 'suggestions', text],
    queryFn: async () => suggestionsFrom((await sendSearches(suggestionSearch(text)))[0]!),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

function suggestionsFrom(result: SearchResult): ProductSuggestions {
  const { hits, nbHits = 0, facets } = result
  return {
    products: hits.flatMap(hit => {
      const product = productFromHit(hit)
      return product ? [{ product, name: highlightedName(hit, product) }] : []
    }),
    count: nbHits,
    departments: Object.entries(facets?.department ?? {})
      .sort(([, one], [, other]) => other - one)
      .flatMap(([name]) => departmentFrom(name) ?? [])
      .slice(0, mostDepartments),
    guess: guessOf(result),
  }
}

const mostDepartments = 2

/** The name without the size, which is shown beside it. */
function highlightedName({ _highlightResult }: SearchHit, product: Product): TextPart[] {
  const parts = partsOf(_highlightResult?.product_name?.value ?? product.name)
  return firstLetters(parts, nameWithoutSize(product).length)
}
