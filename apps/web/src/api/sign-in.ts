/** The password endpoints, which sit beside the contract; errors carry code, status and message. */
export function signInWithPassword(input: { email: string; password: string }) {
  return post('/api/auth/sign-in/email', input)
}

export function signUpWithPassword(input: { email: string; password: string; fullName: string }) {
  const { fullName, ...rest } = input
  return post('/api/auth/sign-up/email', { ...rest, name: fullName })
}

export function endSession() {
  return post('/api/auth/sign-out', {})
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const refusal = await response.json().catch(() => ({}))
  throw Object.assign(new Error(refusal.message ?? ''), {
    code: refusal.code ?? '',
    status: response.status,
  })
}
