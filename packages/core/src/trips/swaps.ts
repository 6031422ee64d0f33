import { lineCents } from '../shopping/line-cents.ts'
import type { TripItem } from './trip.ts'

type SwapLine = {
  name: string
  quantity: number
  insteadOf: { name: string; quantity: number }
  /** Below 0 if it cost less; null if a price is unknown. */
  differenceCents: number | null
}

export type Swaps = {
  lines: SwapLine[]
  /** The sum over the lines whose difference is known; null if there is none. */
  differenceCents: number | null
}

/**
 * What was bought in place of what was planned, and the difference in price. It is shown separately and
 * does not count in any total or savings (answer 22a).
 */
export function explainSwaps(items: readonly TripItem[]): Swaps {
  const lines = items.flatMap(item => {
    const { name, quantity, insteadOf, isChecked } = item
    if (!isChecked || !insteadOf) return []
    return {
      name,
      quantity,
      insteadOf: { name: insteadOf.name, quantity: insteadOf.quantity },
      differenceCents: differenceCents(item, insteadOf),
    }
  })
  const known = lines.flatMap(line => line.differenceCents ?? [])
  return {
    lines,
    differenceCents: known.length > 0 ? known.reduce((sum, cents) => sum + cents, 0) : null,
  }
}

type Line = Pick<TripItem, 'quantity' | 'priceCents' | 'lineTotalCents'>

/** How much more one line costs than another; null if a price is unknown. */
export function differenceCents(line: Line, planned: Line): number | null {
  if (line.priceCents === null || planned.priceCents === null) return null
  return lineCents(line) - lineCents(planned)
}
