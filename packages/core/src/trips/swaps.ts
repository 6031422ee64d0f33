import type { TripItem } from './trip.ts'

export type SwapLine = {
  name: string
  quantity: number
  insteadOf: { name: string; quantity: number }
  /** Below 0: it cost less. Null when a price is unknown. */
  differenceCents: number | null
}

export type Swaps = {
  lines: SwapLine[]
  /** Of the lines whose difference is known; null when there is none. */
  differenceCents: number | null
}

/**
 * What was taken in place of what was planned, and what that made of the price. It stands apart: no
 * total and no savings know of it (answer 22a).
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

type Line = { quantity: number; priceCents: number | null }

/** What one line costs more than another; null when a price is unknown. */
export function differenceCents(line: Line, planned: Line): number | null {
  if (line.priceCents === null || planned.priceCents === null) return null
  return line.priceCents * line.quantity - planned.priceCents * planned.quantity
}
