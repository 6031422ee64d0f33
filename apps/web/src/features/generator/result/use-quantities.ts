import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, writeStored } from '../../../api/device-records/stored.ts'
import type { SeededPick } from '../generator-queries.ts'

type Quantities = Record<string, number>
type Kept = { pick: string; quantities: Quantities }

/** Quantities other than 1, by product. Those of the last list survive a reload. */
export function useQuantities(userId: string, pick: SeededPick) {
  const key = deviceKey(userId, 'generated-list')
  const ofPick = JSON.stringify(pick)
  const [quantities, setQuantities] = useState<Quantities>(() => {
    const kept = readStored(key, quantitiesRecord)
    return kept?.pick === ofPick ? kept.quantities : {}
  })
  return {
    quantities,
    setQuantity(productId: string, quantity: number) {
      const next = { ...quantities, [productId]: quantity }
      setQuantities(next)
      try {
        writeStored(key, quantitiesRecord, { pick: ofPick, quantities: next })
      } catch {
        // If the browser has no room, they last until the next reload.
      }
    },
  }
}

const quantitiesRecord: RecordKind<Kept> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) &&
    isText(data.pick) &&
    isObject(data.quantities) &&
    Object.values(data.quantities).every(Number.isInteger)
      ? (data as Kept)
      : undefined,
}
