import { deviceKey, keysWith, progressKey, unsentKey } from '../device-store.ts'
import { changeRecords, openRecords, recordKeys } from './device-records.ts'

/** Whether signing out would lose something (answer 17). */
export async function hasUnsentOnDevice(userId: string): Promise<boolean> {
  await openRecords()
  return recordKeys(unsentKey(userId)).length > 0
}

/** At sign-out nothing of the user remains. */
export async function forgetOnDevice(userId: string): Promise<void> {
  for (const key of [...keysWith(deviceKey(userId, '')), ...keysWith(progressKey(''))]) {
    localStorage.removeItem(key)
  }
  await openRecords()
  const keys = recordKeys(deviceKey(userId, ''))
  await changeRecords(keys.map(key => [key, undefined]))
}
