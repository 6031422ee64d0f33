import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, tryWriteStored } from '../../../api/device-records/stored.ts'

type Quantities = Record<string, number>
type Kept = { pick: string; quantities: Quantities }

/**
 * The quantities that the shopper has set, by product. `pick` is what was generated; each way to generate has a
 * record for its last pick, so that a reload keeps them.
 */
export function useQuantities(
  userId: string,
  way: 'generated-list' | 'filled-basket',
  pick: object,
) {
  const key = deviceKey(userId, way)
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
      // If the browser has no room, they last until the next reload.
      tryWriteStored(key, quantitiesRecord, { pick: ofPick, quantities: next })
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
