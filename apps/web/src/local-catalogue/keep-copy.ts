import type { User } from '@aisleway/core/account/session'
import { onlineManager } from '@tanstack/react-query'
import { whenOnline } from '../api/client/when-online.ts'
import { whenIdle } from '../ui/scheduling/idle.ts'
import { isCopyWanted } from './copy-choice.ts'
import { isFairConnection } from './fair-connection.ts'
import { askLocal, stopLocal } from './local-catalogue.ts'
import { localState } from './local-state.ts'

const minute = 60 * 1000
/** Prices change about once a day; a shopper who comes back to the app sees them soon. */
const checkedForMs = 10 * minute

let isUpdating = false
let keeper: Pick<User, 'id'> | null = null
let afterUpdate: (user: Pick<User, 'id'>) => Promise<void>

/**
 * Keeps the catalogue on the device of whoever is signed in, and up to date while the app is visible.
 * `onUpdated` is called whenever the copy has become current.
 */
export function keepCopy(user: Pick<User, 'id'> | null, onUpdated = afterUpdate): void {
  keeper = user
  afterUpdate = onUpdated
  // Its worker could otherwise write what was just removed.
  if (!user) stopLocal()
  updateSoon()
}

document.addEventListener('visibilitychange', updateSoon)
whenOnline(updateSoon)

function updateSoon(): void {
  if (isDue()) whenIdle(() => void updateCopy())
}

/** Fetches the copy, or what has changed since; without a network, the present one stays in use. */
async function updateCopy(): Promise<void> {
  if (isUpdating || !isDue()) return
  isUpdating = true
  try {
    if ((await askLocal('update', null)) && keeper) await afterUpdate(keeper)
  } catch {
    // It is retried when the app becomes visible again, or the network returns.
  }
  isUpdating = false
}

function isDue(): boolean {
  const isWanted = keeper !== null && isCopyWanted(keeper.id) && isFairConnection()
  const { checkedAt = Number.NEGATIVE_INFINITY } = localState() ?? {}
  // A clock that was set back must not stop the checks.
  const isFresh = Math.abs(Date.now() - checkedAt) < checkedForMs
  return isWanted && !isFresh && onlineManager.isOnline() && document.visibilityState === 'visible'
}
