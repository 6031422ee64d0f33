import type { TripItem } from '../trips/trip.ts'

/** A product bought on at least `tripsOfStaple` of the last `recentTripsCount` trips is a staple. */
export const recentTripsCount = 10
export const tripsOfStaple = 2

/**
 * Ids of the products bought regularly, most frequent first; ties go to the latest purchase. Trips come newest first;
 * a product counts once per trip, and only if it was ticked.
 */
export function staplesOf(trips: readonly { items: readonly TripItem[] }[]): string[] {
  const timesBought = new Map<string, number>()
  for (const { items } of trips.slice(0, recentTripsCount)) {
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
