import { useState } from 'react'
import { deviceKey, readStored, writeStored } from '../../../api/device-store.ts'
import type { SeededPick } from '../generator-queries.ts'

type Quantities = Record<string, number>
type Kept = { pick: string; quantities: Quantities }

/** Quantities other than 1, by product; a reload keeps those of the last list. */
export function useQuantities(userId: string, pick: SeededPick) {
  const key = deviceKey(userId, 'generated-list')
  const ofPick = JSON.stringify(pick)
  const [quantities, setQuantities] = useState<Quantities>(() => {
    const kept = readStored<Kept>(key)
    return kept?.pick === ofPick ? kept.quantities : {}
  })
  return {
    quantities,
    setQuantity(productId: string, quantity: number) {
      const next = { ...quantities, [productId]: quantity }
      setQuantities(next)
      try {
        writeStored(key, { pick: ofPick, quantities: next } satisfies Kept)
      } catch {
        // Without room on the device they hold until the reload.
      }
    },
  }
}
