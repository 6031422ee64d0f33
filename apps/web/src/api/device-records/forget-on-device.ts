import { changeRecords, openRecords, recordKeys } from './device-records.ts'
import { deviceKey, progressKey, unreadablePrefix, unsentKey } from './keys.ts'
import { keysWith, removeText } from './web-storage.ts'

/** Whether signing out would lose something (answer 17). */
export async function hasUnsentOnDevice(userId: string): Promise<boolean> {
  await openRecords()
  return recordKeys(unsentKey(userId)).length > 0
}

/** Removes everything of the user from this browser at sign-out. */
export async function forgetOnDevice(userId: string): Promise<void> {
  const prefixes = [deviceKey(userId, ''), progressKey(''), unreadablePrefix]
  for (const key of prefixes.flatMap(keysWith)) removeText(key)
  await openRecords()
  const keys = recordKeys(deviceKey(userId, ''))
  await changeRecords(keys.map(key => [key, undefined]))
}
