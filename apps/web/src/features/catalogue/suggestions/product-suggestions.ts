import { gtinFrom } from '@aisleway/core/catalogue/barcode/gtin'
import { type Department, departmentFrom } from '@aisleway/core/catalogue/departments'
import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { type SearchResult, suggestionSearch } from '@aisleway/core/catalogue/search/product-search'
import { productFromHit, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { firstLetters, partsOf, type TextPart } from '@aisleway/core/text/marked-text'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { barcodeQuery } from '../barcode/barcode-query.ts'
import {
  guessedReading,
  type Reading,
  readingsOf,
  rightReading,
  wantedProducts,
} from '../guess/readings.ts'
import { inShownOrder } from '../product/in-shown-order.ts'
import { type ProductResults, productResults } from '../product/product-results.ts'
import { searchWhileTyping } from '../search.ts'

type ProductSuggestion = {
  product: Product
  name: TextPart[]
  /** How many packages of it were asked for. */
  wanted: number
}

export type ProductSuggestions = {
  /** What was searched for: "limes" for "2 limes". */
  query: string
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
  const readings = readingsOf(text)
  return searchWhileTyping({
    searches: readings.map(({ query }) => suggestionSearch(query)),
    read: results => {
      const found = results.map(productResults)
      const place = rightReading(readings, found)
      const { guess } = found[guessedReading(readings, place)]!
      return { ...suggestionsFrom(readings[place]!, found[place]!, results[place]!.hits), guess }
    },
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
  const products = product && name ? [{ product, name, wanted: 1 }] : []
  return { query: gtin, products, count: 0, departments: [], guess: undefined }
}

function suggestionsFrom(
  reading: Reading,
  found: ProductResults,
  hits: SearchResult['hits'],
): Omit<ProductSuggestions, 'guess'> {
  const hitOf = new Map(hits.map(hit => [productFromHit(hit)?.id, hit]))
  return {
    query: reading.query,
    products: wantedProducts(reading, found).map(({ product, quantity }) => ({
      product,
      name: highlightedName(hitOf.get(product.id), product),
      wanted: quantity,
    })),
    count: found.count,
    departments: Object.entries(found.facets.department ?? {})
      .sort(([, one], [, other]) => other - one)
      .flatMap(([name]) => departmentFrom(name) ?? [])
      .slice(0, mostDepartments),
  }
}

const mostDepartments = 2

/** The name without the size, which is shown beside it. */
function highlightedName(hit: SearchHit | undefined, product: Product): TextPart[] {
  const parts = partsOf(hit?._highlightResult?.product_name?.value ?? product.name)
  return firstLetters(parts, nameWithoutSize(product).length)
}
