import { deviceKey, readStored, writeStored } from '../../api/device-store.ts'

/** The list that the cart was loaded from: saving again may update it (decision 23). */
export type LoadedList = { listId: string; name: string }

export function loadedList(userId: string): LoadedList | undefined {
  return readStored(keyOf(userId))
}

export function rememberLoadedList(userId: string, list: LoadedList): void {
  writeStored(keyOf(userId), list)
}

export function forgetLoadedList(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}

function keyOf(userId: string): string {
  return deviceKey(userId, 'loaded-list')
}
