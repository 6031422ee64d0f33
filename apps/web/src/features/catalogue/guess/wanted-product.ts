import type { Product } from '@aisleway/core/catalogue/product'
import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { packagesFor } from '@aisleway/core/lists/packages-for'
import { readWantedLine } from '@aisleway/core/lists/wanted-line'

export type WantedProduct = { product: Product; quantity: number }

/**
 * The number of packages for the amount in a text: two of 1 lb for "2 lb ground beef". An amount that the
 * search matched, such as in "12 eggs", says which product is wanted, not how many.
 */
export function packagesWanted(
  text: string,
  product: Product,
  guess: SearchGuess | undefined,
): number {
  const isLeftOver = guess !== undefined && guess.removed.length > 0
  return isLeftOver ? packagesFor(product, readWantedLine(text).amount) : 1
}

/** "2 × 1 lb", or "1 lb" for one. */
export function wantedSize({ weightQuantity }: Product, quantity: number): string {
  return quantity > 1 ? `${quantity} × ${weightQuantity}` : weightQuantity
}

/** Whether the search dropped words that say what is wanted, rather than only how much. */
export function missesWords(text: string, guess: SearchGuess | undefined): boolean {
  const named = readWantedLine(text)
    .name.toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return guess?.removed.some(word => named.includes(word)) ?? false
}

/** Whether a word was corrected as a typo, or dropped. */
export function isDoubtful(text: string, guess: SearchGuess | undefined): boolean {
  return missesWords(text, guess) || (guess?.replaced.some(({ by }) => by === 'typo') ?? false)
}
