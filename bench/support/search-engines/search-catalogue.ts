import { createReadStream } from 'node:fs'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { readCatalogueFile } from '../../../apps/api/src/features/catalogue/exchange/read-catalogue-file.ts'
import { buildProducts } from '../../../packages/sample-store/src/build-products.ts'
import { pick, seededRandom } from '../../../packages/search/src/search-document.test-data.ts'

export type MixedQuery = { query: string; isTypo: boolean }

/**
 * This many products: those of the file named by REAL_CATALOGUE or of the sample store, then repeated under invented
 * brands.
 */
export async function manyProducts(count: number): Promise<CatalogueRow[]> {
  const file = process.env.REAL_CATALOGUE
  const products = file
    ? (await readCatalogueFile(createReadStream(file))).products
    : buildProducts().map(product => ({ ...product, imageUrl: '' }))
  return Array.from({ length: count }, (_, i) => {
    const product = products[i % products.length]!
    const copy = Math.floor(i / products.length)
    if (copy === 0) return product
    return { ...product, id: `${product.id}-${copy}`, name: `${brand(copy)} ${product.name}` }
  })
}

const syllables = [
  'bar',
  'den',
  'fol',
  'gri',
  'hol',
  'kem',
  'lun',
  'mar',
  'nor',
  'pel',
  'ros',
  'tav',
]

function brand(copy: number): string {
  const letters = [copy % 12, Math.floor(copy / 12) % 12, 7].map(i => syllables[i]!)
  return letters.join('').replace(/^./, first => first.toUpperCase())
}

/**
 * 200 queries of consecutive words from names, the same for the same products: a third are single words, some are
 * incomplete, and one in five has a typo.
 */
export function mixedQueries(products: readonly CatalogueRow[]): MixedQuery[] {
  const random = seededRandom(18)
  return Array.from({ length: 200 }, (_, i) => {
    const words = wordsOf(random, products)
    const kind = i % 10
    if (kind < 3) return { query: words.at(-1)!, isTypo: false }
    if (kind < 6) return { query: words.slice(-2).join(' '), isTypo: false }
    if (kind === 6) return { query: words.join(' '), isTypo: false }
    if (kind === 7) return { query: words.at(-1)!.slice(0, 3), isTypo: false }
    return { query: misspelt(random, words.at(-1)!), isTypo: true }
  })
}

/** Up to three words that end where the name's first part ends, the last one with at least five letters. */
function wordsOf(random: () => number, products: readonly CatalogueRow[]): string[] {
  for (;;) {
    const [kind = ''] = pick(random, products).name.toLowerCase().split(/[,(]/)
    const words = kind.match(/[a-z]+/g) ?? []
    if (words.length >= 2 && words.at(-1)!.length >= 5) return words.slice(-3)
  }
}

/** Swaps two letters in the middle of the word, or drops one. */
function misspelt(random: () => number, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 3))
  const [a, b] = [word[at]!, word[at + 1]!]
  const typed = random() < 0.5 && a !== b ? b + a : a
  return word.slice(0, at) + typed + word.slice(at + 2)
}
