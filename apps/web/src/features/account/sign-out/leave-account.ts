import { forgetAccount } from './forget-account.ts'

let isLeaving = false

/** While true, a protected screen without a user does not redirect to sign-in. */
export function isLeavingAccount(): boolean {
  return isLeaving
}

/**
 * After the session has ended: forgets the user, and only then goes home, which would otherwise ask the server for
 * what is personal.
 */
export async function leaveAccount(
  user: { id: string } | null,
  goHome: () => Promise<void>,
): Promise<void> {
  isLeaving = true
  try {
    await forgetAccount(user)
  } finally {
    // Screens are told in a task of its own, and home must not come before it.
    await new Promise(resolve => setTimeout(resolve))
    await goHome().finally(() => {
      isLeaving = false
    })
  }
}
