import { type HybridClock, hybridClock, type Stamp } from '@aisleway/core/lists/hybrid-clock'
import { newId } from '../../../api/client/new-id.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, tryWriteStored } from '../../../api/device-records/stored.ts'

/** Two tabs, or a tab and its duplicate, must never issue the same stamp. */
const tab = newId().slice(0, 8)

type Kept = { device: string; last?: Stamp }

/** What web storage had no room for, by key. */
const unstored = new Map<string, Kept>()

/** This device's clock for the user, which continues after a reload. */
export function deviceClock(userId: string): HybridClock {
  const key = deviceKey(userId, 'clock')
  const read = () =>
    unstored.get(key) ?? readStored(key, clockRecord) ?? { device: newId().slice(0, 8) }
  const keep = (kept: Kept) => {
    if (tryWriteStored(key, clockRecord, kept)) unstored.delete(key)
    else unstored.set(key, kept)
  }
  return {
    next() {
      const { device, last } = read()
      const stamp = hybridClock(`${device}-${tab}`, Date.now, last).next()
      keep({ device, last: stamp })
      return stamp
    },
    observe(stamp) {
      const kept = read()
      if (stamp > (kept.last ?? '')) keep({ ...kept, last: stamp })
    },
  }
}

const clockRecord: RecordKind<Kept> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) && isText(data.device) && isText(data.last ?? '') ? (data as Kept) : undefined,
}
