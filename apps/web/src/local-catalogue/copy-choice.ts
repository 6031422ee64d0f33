import { deviceKey } from '../api/device-records/keys.ts'
import type { RecordKind } from '../api/device-records/record.ts'
import { readStored } from '../api/device-records/stored.ts'

/** Whether this device keeps the catalogue, as its user chose; it goes with the user's other records. */
export const copyChoice: RecordKind<boolean> = {
  migrations: [data => data],
  read: data => (typeof data === 'boolean' ? data : undefined),
}

export function copyChoiceKey(userId: string): string {
  return deviceKey(userId, 'keeps-catalogue')
}

export function isCopyWanted(userId: string): boolean {
  return readStored(copyChoiceKey(userId), copyChoice) ?? true
}
