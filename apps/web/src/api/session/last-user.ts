import type { User } from '@aisleway/core/account/session'

const key = 'aisleway:last-user'

/** Kept so that the lists on this device open without a network (answer 22b). */
export function rememberUser({ id, fullName }: User): void {
  const text = JSON.stringify({ id, fullName })
  if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
}

export function forgetLastUser(): void {
  localStorage.removeItem(key)
}

/** Who was here last; whether they still are, only the server knows. */
export function lastUser(): User | null {
  try {
    const { id, fullName } = JSON.parse(localStorage.getItem(key) ?? '')
    return { id, fullName, email: '', emailVerified: true }
  } catch {
    return null
  }
}
