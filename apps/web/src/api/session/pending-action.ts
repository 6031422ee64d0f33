import { type RecordKind, unchanged } from '../device-records/record.ts'
import { readStored, removeStored, writeStored } from '../device-records/stored.ts'

const actions = ['save-list', 'join-waitlist'] as const

/** What a visitor pressed that needs an account. */
export type PendingAction = (typeof actions)[number]

const key = 'aisleway:pending-action'
const ofThisTab = 'sessionStorage'

/** Kept in this tab, also on the way over another site's sign-in; the address of /auth names it too. */
export function keepPendingAction(action: PendingAction): void {
  writeStored(key, actionRecord, action, ofThisTab)
}

export function pendingAction(): PendingAction | undefined {
  return readStored(key, actionRecord, ofThisTab)
}

/**
 * Only what was pressed in this tab and led to this sign-in is done after it: a link that names an
 * action does nothing, and neither does a press that was given up.
 */
export function keepOnlyPending(named: string | undefined): void {
  if (pendingAction() !== named) removeStored(key, ofThisTab)
}

/** Whether it is to be done now; once. */
export function takePendingAction(action: PendingAction): boolean {
  if (pendingAction() !== action) return false
  removeStored(key, ofThisTab)
  return true
}

const actionRecord: RecordKind<PendingAction> = {
  migrations: [unchanged],
  read: data => actions.find(action => action === data),
}
