import type { TripItem } from '../trips/trip.ts'

/** What was bought on this many of the last trips is bought regularly. */
export const tripsLookedAt = 10
export const tripsOfStaple = 2

/**
 * Ids of the products bought regularly: the most frequent first, of equals the one bought last.
 * Trips come newest first; a product counts once a trip, and only when it was ticked.
 */
export function staplesOf(trips: readonly { items: readonly TripItem[] }[]): string[] {
  const timesBought = new Map<string, number>()
  for (const { items } of trips.slice(0, tripsLookedAt)) {
    for (const id of boughtOn(items)) timesBought.set(id, (timesBought.get(id) ?? 0) + 1)
  }
  return [...timesBought]
    .filter(([, times]) => times >= tripsOfStaple)
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id)
}

function boughtOn(items: readonly TripItem[]): Set<string> {
  return new Set(
    items.flatMap(({ productId, isChecked }) => (isChecked && productId ? [productId] : [])),
  )
}
