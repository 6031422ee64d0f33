import { gtinFrom } from '@aisleway/core/catalogue/barcode/gtin'
import { type Department, departmentFrom } from '@aisleway/core/catalogue/departments'
import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { guessOf, type SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { firstLetters, partsOf, type TextPart } from '@aisleway/core/catalogue/search/marked-text'
import { type SearchResult, suggestionSearch } from '@aisleway/core/catalogue/search/product-search'
import { productFromHit, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { barcodeQuery } from '../barcode/barcode-query.ts'
import { inShownOrder } from '../product/in-shown-order.ts'
import { searchWhileTyping } from '../search.ts'

type ProductSuggestion = { product: Product; name: TextPart[] }

export type ProductSuggestions = {
  products: ProductSuggestion[]
  /** How many products a search for the text finds. */
  count: number
  /** The departments that have most of them. */
  departments: Department[]
  guess: SearchGuess | undefined
}

/** Products for a text; those for the previous text stay until the answer arrives. */
export function productSuggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['catalogue', 'suggestions', text],
    queryFn: context => {
      const gtin = gtinFrom(text)
      return gtin ? soldUnder(gtin, context.client) : suggestionsFor(text)(context)
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

function suggestionsFor(text: string) {
  return searchWhileTyping({
    searches: [suggestionSearch(text)],
    read: ([result]) => suggestionsFrom(result!),
    refresh: (shown, newer) => ({
      ...newer,
      products: inShownOrder(shown.products, newer.products, ({ product }) => product.id),
    }),
  })
}

/** What is suggested for the digits of a barcode, which a search does not know. */
async function soldUnder(gtin: string, client: QueryClient): Promise<ProductSuggestions> {
  const product = await client.fetchQuery(barcodeQuery(gtin))
  const name = product && [{ text: nameWithoutSize(product), isMatched: false }]
  const products = product && name ? [{ product, name }] : []
  return { products, count: 0, departments: [], guess: undefined }
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
