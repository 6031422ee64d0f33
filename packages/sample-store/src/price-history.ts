import type { SampleProduct } from './build-products.ts'
import { unit } from './seed.ts'

/** How long all products of the sample store have been sold. */
export const soldForDays = 120

export type PastPrice = { daysAgo: number; priceCents: number }

type Priced = Pick<SampleProduct, 'id' | 'priceCents' | 'originalPriceCents'>

/**
 * The past prices of a sample product, one for each change, oldest first; the last one is today's. The same seed
 * gives the same history, and a product on sale had its original price before.
 */
export function priceHistory(product: Priced, seed = 'clifton-park'): PastPrice[] {
  const chance = (about: string) => unit(`${seed}|${about}|${product.id}`)
  const regular = product.originalPriceCents ?? product.priceCents
  const history: PastPrice[] = [{ daysAgo: soldForDays, priceCents: regular }]
  if (chance('risen') < 0.25) {
    const step = regular < 1000 ? 10 : 50
    const former = chance('fallen') < 0.2 ? regular + step : Math.max(9, regular - step)
    history[0] = { daysAgo: soldForDays, priceCents: former }
    history.push({ daysAgo: 90 + Math.floor(chance('when risen') * 20), priceCents: regular })
  }
  if (chance('past sale') < 0.35) {
    const began = 25 + Math.floor(chance('when on sale') * 60)
    const reduced = Math.round((regular * (0.75 + 0.15 * chance('how deep'))) / 10) * 10 - 1
    if (reduced > 0 && reduced < regular) {
      history.push({ daysAgo: began, priceCents: reduced })
      history.push({ daysAgo: began - 7, priceCents: regular })
    }
  }
  if (product.priceCents !== regular) {
    history.push({ daysAgo: Math.floor(chance('sale') * 7), priceCents: product.priceCents })
  }
  return history
}
