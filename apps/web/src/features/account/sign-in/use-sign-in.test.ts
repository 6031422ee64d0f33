import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { hookResult } from '../../../testing/hook-result.ts'
import { toastQueue } from '../../../ui/feedback/toast.ts'
import { useSignIn } from './use-sign-in.ts'

const { send, refreshSession } = vi.hoisted(() => ({ send: vi.fn(), refreshSession: vi.fn() }))
vi.mock('../../../api/session/sign-in.ts', () => ({
  signInWithPassword: send,
  signUpWithPassword: send,
}))
vi.mock('../../../api/session/known-session.ts', () => ({ refreshSession }))

const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  queryClient.clear()
  toastQueue.takeAll()
  send.mockReset()
  refreshSession.mockReset()
})

it('an account that was made is not reported as a failure, although its session could not be read', async () => {
  refreshSession.mockRejectedValue(lost)
  submit('signUp')
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('Your account was created'))
})

it.each([
  ['signUp', 'Sign up failed'],
  ['login', 'Login failed'],
] as const)('%s that did not arrive is reported as a failure', async (way, title) => {
  send.mockRejectedValue(lost)
  submit(way)
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe(title))
})

it('a login whose session could not be read is to be tried again', async () => {
  refreshSession.mockRejectedValue(lost)
  submit('login')
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('Login failed'))
})

function submit(way: 'login' | 'signUp') {
  const { submit } = hookResult(queryClient, () => useSignIn(way))
  submit({ fullName: 'Robin', email: 'robin@example.com', password: 'six plums' })
}
