import { type RecordKind, unchanged } from '../device-records/record.ts'
import { readStored, removeStored, tryWriteStored } from '../device-records/stored.ts'

const actions = ['save-list', 'join-waitlist'] as const

/** An action that a visitor started and that needs an account. */
export type PendingAction = (typeof actions)[number]

const key = 'aisleway:pending-action'
const ofThisTab = 'sessionStorage'

/**
 * Keeps the action in this tab, even while another site signs the shopper in. The URL of /auth
 * names it as well.
 */
export function keepPendingAction(action: PendingAction): void {
  // Without storage, the shopper presses the button again after signing in.
  tryWriteStored(key, actionRecord, action, ofThisTab)
}

export function pendingAction(): PendingAction | undefined {
  return readStored(key, actionRecord, ofThisTab)
}

/**
 * Forgets an action that this sign-in does not continue: only an action started in this tab that led to the
 * sign-in is done afterwards. A link that names an action does nothing, nor does an abandoned one.
 */
export function keepOnlyPending(named: string | undefined): void {
  if (pendingAction() !== named) removeStored(key, ofThisTab)
}

/** True once, when the action is to be done now. */
export function takePendingAction(action: PendingAction): boolean {
  if (pendingAction() !== action) return false
  removeStored(key, ofThisTab)
  return true
}

const actionRecord: RecordKind<PendingAction> = {
  migrations: [unchanged],
  read: data => actions.find(action => action === data),
}
