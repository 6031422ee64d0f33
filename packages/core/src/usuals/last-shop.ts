import type { Product } from '../catalogue/product.ts'

export type LastShop = { completedAt: string; lines: ShopLine[] }

/** Something that was bought; `product` is its current state, and null for free text. */
export type ShopLine = {
  name: string
  quantity: number
  paidCents: number | null
  product: Product | null
}

type SoldLine = ShopLine & { product: Product }

export type RepeatedShop = {
  /** What is still sold today. */
  sold: SoldLine[]
  /** The names of the rest: free text, and products no longer sold. */
  missing: string[]
  dearer: SoldLine[]
  cheaper: SoldLine[]
  /** What the sold lines cost today, and what was paid for them. */
  totalCents: number
  paidCents: number
}

/** What repeating a shop would cost today. A line with an unknown price counts as unchanged. */
export function repeatedShop(lines: readonly ShopLine[]): RepeatedShop {
  const sold = lines.filter((line): line is SoldLine => line.product?.isRetired === false)
  const difference = (line: SoldLine) => line.product.priceCents - paidFor(line)
  return {
    sold,
    missing: lines.filter(line => line.product?.isRetired !== false).map(({ name }) => name),
    dearer: sold.filter(line => difference(line) > 0),
    cheaper: sold.filter(line => difference(line) < 0),
    totalCents: sum(sold.map(({ product, quantity }) => product.priceCents * quantity)),
    paidCents: sum(sold.map(line => paidFor(line) * line.quantity)),
  }
}

function paidFor({ product, paidCents }: SoldLine): number {
  return paidCents ?? product.priceCents
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
