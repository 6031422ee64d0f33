import { type HybridClock, hybridClock, type Stamp } from '@aisleway/core/lists/hybrid-clock'
import { newId } from '../../../api/client/new-id.ts'
import { deviceKey, readStored, writeStored } from '../../../api/device-store.ts'

/** Two tabs, or one tab duplicated, must never give the same stamp. */
const tab = newId().slice(0, 8)

type Kept = { device: string; last?: Stamp }

/** This device's clock for the user; it goes on where it stood before a reload. */
export function deviceClock(userId: string): HybridClock {
  const key = deviceKey(userId, 'clock')
  const read = () => readStored<Kept>(key) ?? { device: newId().slice(0, 8) }
  return {
    next() {
      const { device, last } = read()
      const stamp = hybridClock(`${device}-${tab}`, Date.now, last).next()
      writeStored(key, { device, last: stamp })
      return stamp
    },
    observe(stamp) {
      const kept = read()
      if (stamp > (kept.last ?? '')) writeStored(key, { ...kept, last: stamp })
    },
  }
}
