import { type Preferences, preferencesFrom } from '@aisleway/core/onboarding/preferences'
import { deviceKey, readStored, writeStored } from '../../api/device-store.ts'

/** The answers given so far, until they are saved or skipped: a reload must not lose them. */
export function readDraft(userId: string): Preferences | undefined {
  const stored = readStored<Partial<Preferences>>(keyOf(userId))
  return stored && preferencesFrom(stored)
}

export function keepDraft(userId: string, answers: Preferences): void {
  try {
    writeStored(keyOf(userId), answers)
  } catch {
    // No room in this browser: the answers are there as long as the page is.
  }
}

export function forgetDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}

const keyOf = (userId: string) => deviceKey(userId, 'onboarding')
