import { copies } from './database.ts'
import { forgetRecords, openRecords, recordKeys } from './device-records.ts'
import {
  cookTimersKey,
  copiedPictures,
  deviceKey,
  isDraftKey,
  placeKey,
  progressKey,
  unreadablePrefix,
  unsentKey,
} from './keys.ts'
import { forgetListPictures } from './list-pictures.ts'
import { keysWith, removeText } from './web-storage.ts'

/** Whether signing out would lose something (answer 17). */
export async function hasUnsentOnDevice(userId: string): Promise<boolean> {
  await openRecords()
  return recordKeys(unsentKey(userId)).length > 0
}

/** Removes all of the user's data from this browser at sign-out. */
export async function forgetOnDevice(userId: string): Promise<void> {
  await forget(userId, () => true)
  for (const listener of forgetting) listener()
  await forgetCopies()
}

/** Removes the data of a user whose session ended by itself. Unsent changes and drafts stay until that user is back. */
export async function forgetFormerUser(userId: string): Promise<void> {
  const unsent = unsentKey(userId, '')
  await forget(userId, key => !key.startsWith(unsent) && !isDraftKey(key))
}

async function forget(userId: string, isGone: (key: string) => boolean): Promise<void> {
  const prefixes = [deviceKey(userId, ''), progressKey(''), unreadablePrefix]
  for (const key of prefixes.flatMap(keysWith).filter(isGone)) removeText(key)
  for (const key of [placeKey, cookTimersKey]) removeText(key, 'sessionStorage')
  await openRecords()
  const own = deviceKey(userId, '')
  await forgetRecords(key => key.startsWith(own) && isGone(key))
  await forgetListPictures()
}

const forgetting = new Set<() => void>()

/** Calls back when the device forgets a user, before the copies of server data are removed. */
export function onForget(listener: () => void): void {
  forgetting.add(listener)
}

/** Removes what the server could send again: the catalogue, the cookbook and their pictures. */
export async function forgetCopies(): Promise<void> {
  await copies.clear()
  if (typeof caches !== 'undefined') await caches.delete(copiedPictures)
}
