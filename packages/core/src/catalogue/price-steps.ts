import { dayMs } from '../days.ts'
import type { PriceChange } from './price-memory.ts'

/** A price and the moment from which it applied, within the period shown. */
export type PriceStep = { atMs: number; priceCents: number }

/**
 * The prices of the last days, oldest first. The first step starts with the period, or when the price became known;
 * the last one has today's price.
 */
export function priceSteps(
  changes: readonly PriceChange[],
  todayCents: number,
  days: number,
  now: Date,
): PriceStep[] {
  const fromMs = now.getTime() - days * dayMs
  const steps: PriceStep[] = []
  for (const { at, priceCents } of changes.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const atMs = Math.max(fromMs, Date.parse(at))
    if (steps.at(-1)?.atMs === atMs) steps.pop()
    if (steps.at(-1)?.priceCents !== priceCents) steps.push({ atMs, priceCents })
  }
  // An import may have changed the price since the changes were read.
  if (steps.at(-1)?.priceCents !== todayCents) {
    steps.push({ atMs: now.getTime(), priceCents: todayCents })
  }
  return steps
}
