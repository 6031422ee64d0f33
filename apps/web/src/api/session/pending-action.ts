const actions = ['save-list', 'join-waitlist'] as const

/** What a visitor pressed that needs an account. */
export type PendingAction = (typeof actions)[number]

const key = 'aisleway:pending-action'

/** Kept in this tab, also on the way over another site's sign-in; the address of /auth names it too. */
export function keepPendingAction(action: PendingAction): void {
  sessionStorage.setItem(key, action)
}

export function pendingAction(): PendingAction | undefined {
  const kept = sessionStorage.getItem(key)
  return actions.find(action => action === kept)
}

/**
 * Only what was pressed in this tab and led to this sign-in is done after it: a link that names an
 * action does nothing, and neither does a press that was given up.
 */
export function keepOnlyPending(named: string | undefined): void {
  if (pendingAction() !== named) sessionStorage.removeItem(key)
}

/** Whether it is to be done now; once. */
export function takePendingAction(action: PendingAction): boolean {
  if (pendingAction() !== action) return false
  sessionStorage.removeItem(key)
  return true
}
