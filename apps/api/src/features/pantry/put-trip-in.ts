import { maxPantryEntries, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { putIn } from '@aisleway/core/pantry/put-in'
import type { TripItem } from '@aisleway/core/trips/trip'
import type { Queries } from '../../db/database.ts'
import type { TodaysMenu } from '../meals/build-menu.ts'
import { changePantry } from './store.ts'
import { supplyOf } from './supplies.ts'

type Trip = {
  id: string
  bought: readonly TripItem[]
  /** The day of the trip at the store. */
  day: string
}

/**
 * Adds what a trip bought to the pantry that the shopper uses, once; in a full pantry, only what it has already.
 * Returns the number of entries.
 */
export async function putTripIn(
  tx: Queries,
  trip: Trip,
  { userId, now, menu }: { userId: string; now: Date; menu: TodaysMenu },
): Promise<number> {
  const { day, bought } = trip
  const supplies = bought.map(item =>
    supplyOf(menu, { ...item, id: item.productId }, item.quantity, day),
  )
  const outcome = await changePantry(tx, { userId, now, id: trip.id }, known => {
    const written = new Map<string, PantryEntry>()
    let added = 0
    for (const supply of supplies) {
      const { key } = supply
      if (!known.has(key) && !written.has(key)) {
        if (known.size + added >= maxPantryEntries) continue
        added++
      }
      written.set(key, putIn(written.get(key) ?? known.get(key), supply, day))
    }
    return written
  })
  return typeof outcome === 'number' ? outcome : 0
}
