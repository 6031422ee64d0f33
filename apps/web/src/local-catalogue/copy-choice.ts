import { flag } from '../api/device-records/flag.ts'
import { deviceKey } from '../api/device-records/keys.ts'
import { readStored } from '../api/device-records/stored.ts'

/** A flag: whether this device keeps the catalogue, as its user chose. It goes with the user's other records. */
export function copyChoiceKey(userId: string): string {
  return deviceKey(userId, 'keeps-catalogue')
}

export function isCopyWanted(userId: string): boolean {
  return readStored(copyChoiceKey(userId), flag) ?? true
}
