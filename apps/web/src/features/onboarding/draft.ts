import { type Preferences, preferencesFrom } from '@aisleway/core/onboarding/preferences'
import { deviceKey } from '../../api/device-records/keys.ts'
import { isObject, type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { readStored, removeStored, writeStored } from '../../api/device-records/stored.ts'

/** Reads the answers so far, which must survive a reload until they are saved or skipped. */
export function readDraft(userId: string): Preferences | undefined {
  return readStored(keyOf(userId), draftRecord)
}

export function keepDraft(userId: string, answers: Preferences): void {
  try {
    writeStored(keyOf(userId), draftRecord, answers)
  } catch {
    // If the browser has no room, the answers last as long as the page.
  }
}

export function forgetDraft(userId: string): void {
  removeStored(keyOf(userId))
}

const draftRecord: RecordKind<Preferences> = {
  migrations: [unchanged],
  read: data => (isObject(data) ? preferencesFrom(data) : undefined),
}

const keyOf = (userId: string) => deviceKey(userId, 'onboarding')
