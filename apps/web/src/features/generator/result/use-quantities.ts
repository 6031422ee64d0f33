import { useState } from 'react'
import { deviceKey, readStored, writeStored } from '../../../api/device-store.ts'
import type { Draw } from '../generator-queries.ts'

type Quantities = Record<string, number>
type Kept = { draw: string; quantities: Quantities }

/** Quantities other than 1, by product; a reload keeps those of the last list. */
export function useQuantities(userId: string, draw: Draw) {
  const key = deviceKey(userId, 'generated-list')
  const ofDraw = JSON.stringify(draw)
  const [quantities, setQuantities] = useState<Quantities>(() => {
    const kept = readStored<Kept>(key)
    return kept?.draw === ofDraw ? kept.quantities : {}
  })
  return {
    quantities,
    setQuantity(productId: string, quantity: number) {
      const next = { ...quantities, [productId]: quantity }
      setQuantities(next)
      try {
        writeStored(key, { draw: ofDraw, quantities: next } satisfies Kept)
      } catch {
        // Without room on the device they hold until the reload.
      }
    },
  }
}
