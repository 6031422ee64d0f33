import type { Product } from '../catalogue/product.ts'
import { lineCents, priceOfOne } from '../shopping/line-cents.ts'
import { expectedPounds } from '../shopping/weighed-item.ts'

export type LastShop = { completedAt: string; lines: ShopLine[] }

/** Something that was bought; `product` is its current state, and null for free text. */
export type ShopLine = {
  name: string
  quantity: number
  /** What one of it cost. */
  paidCents: number | null
  /** What all of it cost together, where it was weighed: the price of one of them is rounded. */
  lineTotalCents?: number | undefined
  product: Product | null
}

type SoldLine = ShopLine & { product: Product }

export type RepeatedShop = {
  /** What is still sold today. */
  sold: SoldLine[]
  /** The names of products no longer sold, and of free text, which a cart cannot hold. */
  noLongerSold: string[]
  freeText: string[]
  dearer: SoldLine[]
  cheaper: SoldLine[]
  /** Whether each line costs what was paid for it; what was weighed may not, and tells nothing of its price. */
  isUnchanged: boolean
  /** What the sold lines cost today, and what was paid for them. */
  totalCents: number
  paidCents: number
}

/** What repeating a shop would cost today. A line with an unknown price counts as unchanged. */
export function repeatedShop(lines: readonly ShopLine[]): RepeatedShop {
  const sold = lines.filter((line): line is SoldLine => line.product?.isRetired === false)
  return {
    sold,
    noLongerSold: namesOf(lines.filter(({ product }) => product?.isRetired)),
    freeText: namesOf(lines.filter(({ product }) => product === null)),
    dearer: sold.filter(line => difference(line) > 0),
    cheaper: sold.filter(line => difference(line) < 0),
    isUnchanged: sold.every(line => costToday(line) === costThen(line)),
    totalCents: sum(sold.map(costToday)),
    paidCents: sum(sold.map(costThen)),
  }
}

/** Nothing for what is sold by weight: what was paid for it depends on what the scale showed. */
function difference({ product, paidCents, lineTotalCents }: SoldLine): number {
  const paid = priceOfOne({ priceCents: paidCents, lineTotalCents })
  const isByWeight = expectedPounds(product.weightQuantity) !== null
  return isByWeight || paid === null ? 0 : product.priceCents - paid
}

function costToday({ product, quantity }: SoldLine): number {
  return product.priceCents * quantity
}

function costThen(line: SoldLine): number {
  return lineCents({ ...line, priceCents: paidFor(line) })
}

function paidFor({ product, paidCents }: SoldLine): number {
  return paidCents ?? product.priceCents
}

function namesOf(lines: readonly ShopLine[]): string[] {
  return lines.map(({ name }) => name)
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
