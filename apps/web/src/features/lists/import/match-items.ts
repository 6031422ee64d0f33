import type { Product } from '@aisleway/core/catalogue/product'
import { bestFittingSize } from '@aisleway/core/lists/packages-for'
import type { WantedItem } from '@aisleway/core/lists/wanted-item'
import { api } from '../../../api/client/client.ts'
import { searchOnce } from './search-once.ts'
import { separateItems } from './separate-items.ts'

export type MatchedItem = WantedItem & {
  /** The store's products for it, best match first. Without any, the item keeps its own text. */
  candidates: Product[]
  /** True if the match ignores words of the line. */
  isGuess: boolean
}

const mostCandidates = 5

/** Finds products by searching for what a line may mean; exported items are found by id. */
export async function matchItems(read: readonly WantedItem[]): Promise<MatchedItem[]> {
  const searchAll = searchOnce()
  const items = await separateItems(read, searchAll)
  const names = items.map(({ name }) => name)
  const [known, found] = await Promise.all([knownProducts(items), searchAll(names)])
  return items.map(item => {
    const hits = found.get(item.name)?.products ?? []
    const exact = known.get(item.productId ?? '')
    const best = exact ?? bestFittingSize(hits, item.amount)
    const others = hits.filter(({ id }) => id !== best?.id)
    return {
      ...item,
      candidates: (best ? [best, ...others] : []).slice(0, mostCandidates),
      isGuess: !exact && best !== undefined && !hasWords(best, item.name),
    }
  })
}

async function knownProducts(items: readonly WantedItem[]): Promise<Map<string, Product>> {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { products } = ids.length > 0 ? await api.catalogue.products({ ids }) : { products: [] }
  return new Map(
    products.filter(({ isRetired }) => !isRetired).map(product => [product.id, product]),
  )
}

/** Whether the name contains each word of the text, in singular or plural. */
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
