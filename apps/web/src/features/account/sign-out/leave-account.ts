import { forgetAccount } from './forget-account.ts'

let isLeaving = false

/** While true, a protected screen without a user does not redirect to sign-in. */
export function isLeavingAccount(): boolean {
  return isLeaving
}

/**
 * Called when the session has ended. Forgets the user before going home, because the home page would otherwise request
 * personal data.
 */
export async function leaveAccount(
  user: { id: string } | null,
  goHome: () => Promise<void>,
): Promise<void> {
  isLeaving = true
  try {
    await forgetAccount(user)
  } finally {
    // TanStack Query notifies its observers in a later task. The home page must not render before that.
    await new Promise(resolve => setTimeout(resolve))
    await goHome().finally(() => {
      isLeaving = false
    })
  }
}
