import { refusalOf } from '../client/refusal-of.ts'

// These endpoints are outside the contract; their errors carry a code, a status and a message.

export function signInWithPassword(input: { email: string; password: string }) {
  return post('/sign-in/email', input)
}

export function signUpWithPassword(input: { email: string; password: string; fullName: string }) {
  const { fullName, ...rest } = input
  return post('/sign-up/email', { ...rest, name: fullName })
}

export function endSession() {
  return post('/sign-out', {})
}

/** Answers the same whether or not the address has an account. */
export function requestPasswordReset(email: string) {
  return post('/request-password-reset', { email })
}

/** Ends every session of the account; `INVALID_TOKEN` if the link was used or has expired. */
export function resetPassword(input: { token: string; password: string }) {
  return post('/reset-password', { token: input.token, newPassword: input.password })
}

type WaysBack = { page: string; newcomersPage: string }

/**
 * The URL where the provider signs its user in. The browser returns to `page`, or to `newcomersPage` with a
 * new account.
 */
export async function socialSignInUrl(provider: string, back: WaysBack): Promise<string> {
  const response = await post('/sign-in/social', {
    provider,
    callbackURL: back.page,
    newUserCallbackURL: back.newcomersPage,
  })
  const { url } = await response.json()
  return url
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await refusalOf(response)
  return response
}
