import type { Product } from '@aisleway/core/catalogue/product'
import { api } from '../../../api/client.ts'
import { searchProducts } from '../../catalogue/search.ts'
import type { WantedItem } from './read-list-text.ts'

/** What the store has for a line; null makes it free text. A guess leaves out words of the line. */
export type MatchedItem = WantedItem & { product: Product | null; isGuess: boolean }

/** The most that one request may ask for. */
const searchesAtOnce = 20

/** Exported items are found by their id, all others by the product search. */
export async function matchItems(items: readonly WantedItem[]): Promise<MatchedItem[]> {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { products } = ids.length > 0 ? await api.catalogue.products({ ids }) : { products: [] }
  const known = new Map(
    products.flatMap(product => (product.isRetired ? [] : [[product.id, product]])),
  )
  const open = items.filter(({ productId }) => !productId || !known.has(productId))
  const found = new Map<string, Product | null>()
  const texts = [...new Set(open.map(({ text }) => text))]
  for (let first = 0; first < texts.length; first += searchesAtOnce) {
    const some = texts.slice(first, first + searchesAtOnce)
    const results = await searchProducts(...some.map(bestOf))
    for (const [index, text] of some.entries()) found.set(text, results[index]?.products[0] ?? null)
  }
  return items.map(item => {
    const exact = known.get(item.productId ?? '')
    const product = exact ?? found.get(item.text) ?? null
    return {
      ...item,
      product,
      isGuess: !exact && product !== null && !hasWords(product, item.text),
    }
  })
}

/** Whether the name has each word of the text, in the singular or the plural. */
export function hasWords({ name }: Pick<Product, 'name'>, text: string): boolean {
  const words = wordsIn(name)
  return wordsIn(text).every(wanted => {
    const stem = wanted.slice(0, Math.max(3, wanted.length - 3))
    return words.some(word => word.startsWith(stem) || wanted.startsWith(word))
  })
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function bestOf(query: string) {
  return { query, filters: '', sort: 'best' as const, page: 0, hitsPerPage: 1 }
}
