import { dayMs } from '../days.ts'
import { median } from '../median.ts'

/** A price and the moment from which it applied. */
export type PriceChange = { at: string; priceCents: number }

export type PriceVerdict =
  /** No price in the last 90 days was lower, and at least one was higher. */
  | 'lowest_in_90_days'
  /** The sale price is at or above the median of the last 30 days, all of which are known. */
  | 'not_cheaper_than_usual'

const lowestWindowDays = 90
const usualWindowDays = 30

/** How today's price compares; null if nothing stands out. */
export function priceVerdict(
  changes: readonly PriceChange[],
  today: { priceCents: number; isOnSale: boolean },
  now: Date,
): PriceVerdict | null {
  const recent = dailyPrices(changes, usualWindowDays, now)
  // A catalogue imported yesterday would otherwise speak ill of each of its sales.
  const usual = recent.length < usualWindowDays ? null : median(recent)
  if (today.isOnSale && usual !== null && today.priceCents >= usual) return 'not_cheaper_than_usual'
  const known = dailyPrices(changes, lowestWindowDays, now)
  const hasFallen = known.some(price => price > today.priceCents)
  return hasFallen && Math.min(...known) >= today.priceCents ? 'lowest_in_90_days' : null
}

/** The price on each of the known days before today, oldest first. */
export function dailyPrices(changes: readonly PriceChange[], days: number, now: Date): number[] {
  const inOrder = changes.toSorted((a, b) => a.at.localeCompare(b.at))
  return Array.from({ length: days }, (_, i) => {
    const moment = new Date(now.getTime() - (days - i) * dayMs).toISOString()
    return inOrder.findLast(change => change.at <= moment)?.priceCents
  }).filter(price => price !== undefined)
}
