import type { User } from '@aisleway/core/account/session'
import { whenIdle } from '../ui/scheduling/idle.ts'
import { isCopyWanted } from './copy-choice.ts'
import { isFairConnection } from './fair-connection.ts'
import { askLocal, localState } from './local-catalogue.ts'

const minute = 60 * 1000
/** Prices change about once a day; a shopper who comes back to the app sees them soon. */
const checkedForMs = 10 * minute

let isUpdating = false
let keeper: Pick<User, 'id'> | null = null

/** Keeps the catalogue on the device of whoever is signed in, and up to date while the app is looked at. */
export function keepCopy(user: Pick<User, 'id'> | null): void {
  keeper = user
  updateSoon()
}

document.addEventListener('visibilitychange', updateSoon)
window.addEventListener('online', updateSoon)

function updateSoon(): void {
  if (isDue()) whenIdle(() => void updateCopy())
}

/** Fetches the copy, or what has changed since; without a network the one that is here serves on. */
async function updateCopy(): Promise<void> {
  if (isUpdating || !isDue()) return
  isUpdating = true
  await askLocal('update', null).catch(() => undefined)
  isUpdating = false
}

function isDue(): boolean {
  const isWanted = keeper !== null && isCopyWanted(keeper.id) && isFairConnection()
  const { checkedAt = Number.NEGATIVE_INFINITY } = localState() ?? {}
  // A clock that was set back must not stop the checks.
  const isFresh = Math.abs(Date.now() - checkedAt) < checkedForMs
  return isWanted && !isFresh && navigator.onLine && document.visibilityState === 'visible'
}
