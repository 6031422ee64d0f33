import { onlineManager } from '@tanstack/react-query'
import { queryClient } from '../../client/query-client.ts'
import { hasCode } from '../../client/refusal.ts'
import { retryWithBackoff } from '../../client/retry-with-backoff.ts'
import { followRecords, openRecords } from '../../device-records/device-records.ts'
import { signedInUser } from '../../session/known-session.ts'
import { sessionQuery } from '../../session/session.ts'
import type { Entry } from '../entry.ts'
import { kindsReady } from '../kinds.ts'
import { countEntries } from '../on-device.ts'
import { setOutboxError } from '../outbox-error.ts'
import { askToBeWoken } from '../wake.ts'
import { outbox } from './outbox.ts'

/** Sends what waits on this device, whichever screen is open: now, and again until all of it is sent. */
export const sendOutbox = retryWithBackoff(async () => {
  try {
    await openRecords()
    if (mayWait()) {
      await kindsReady()
      await outbox.sendAll()
    }
    isFailing = false
    updateOutboxError()
  } catch (error) {
    isFailing = true
    updateOutboxError()
    // The server has ended the session, which leads to the sign-in page; what waits here stays.
    if (hasCode(error, 'UNAUTHORIZED')) await queryClient.invalidateQueries(sessionQuery)
    throw error
  }
})

/** Sends refused changes again. Until they are answered they count as an error, so the sheet that lists them stays. */
export async function retryRefused(entries: readonly Entry[]): Promise<void> {
  retries += 1
  try {
    await outbox.retry(entries)
    await sendOutbox()
  } finally {
    retries -= 1
    updateOutboxError()
  }
}

let isFailing = false
let retries = 0

/** Usually nothing waits, and a screen that sends first should not have to load the code of all kinds. */
function mayWait(): boolean {
  const user = signedInUser()
  return !user || countEntries(user.id).waiting > 0
}

function updateOutboxError(): void {
  const { waiting, refused } = countEntries(signedInUser()?.id ?? '')
  setOutboxError((isFailing && waiting > 0) || refused > 0 || retries > 0)
  // If waking is not possible, the next tab that becomes visible sends.
  if (waiting > 0 && (isFailing || !onlineManager.isOnline())) askToBeWoken().catch(() => {})
}

followRecords(updateOutboxError)
