import { isOnSale, type Product } from '../catalogue/product.ts'

/** Spec 2 §7, §9: fifteen are fetched, three are shown. */
export const dealsFetched = 15
export const dealsShown = 3

export type DealReason = 'great' | 'good' | 'sale' | 'popular'

type Priced = Pick<Product, 'priceCents' | 'originalPriceCents'>

/** Over 30 % off, over 20 %, on sale, or else popular here: exactly 30 % off is a good one. */
export function dealReason(product: Priced): DealReason {
  const { priceCents, originalPriceCents } = product
  if (!isOnSale(product) || originalPriceCents === null) return 'popular'
  // In whole numbers: a price exactly at the bound must not slip over it.
  const off = (originalPriceCents - priceCents) * 100
  if (off > originalPriceCents * 30) return 'great'
  return off > originalPriceCents * 20 ? 'good' : 'sale'
}

/**
 * Three of them at random, none that the list names already; on sale first, then the cheaper (spec 2
 * §9). `random` gives 0 up to 1 (answer 24).
 */
export function pickDeals<Deal extends Priced & { name: string }>(
  fetched: readonly Deal[],
  namesOnList: readonly string[],
  random: () => number,
): Deal[] {
  const taken = new Set(namesOnList.map(name => name.toLowerCase()))
  const left = fetched.filter(({ name }) => !taken.has(name.toLowerCase()))
  const picked: Deal[] = []
  while (picked.length < dealsShown && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked.sort(
    (a, b) => Number(isOnSale(b)) - Number(isOnSale(a)) || a.priceCents - b.priceCents,
  )
}
