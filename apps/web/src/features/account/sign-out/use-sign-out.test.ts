import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { hookResult } from '../../../testing/hook-result.ts'
import { useSignOut } from './use-sign-out.ts'

const { endSession, navigate } = vi.hoisted(() => ({ endSession: vi.fn(), navigate: vi.fn() }))
vi.mock('../../../api/session/sign-in.ts', () => ({ endSession }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))
vi.mock('./leave-account.ts', () => ({
  leaveAccount: (_: unknown, goHome: () => unknown) => goHome(),
}))

beforeEach(() => {
  queryClient.clear()
  for (const mock of [endSession, navigate]) mock.mockReset()
})

it('a second press ends no other session, and does not count the first as an unsent change', async () => {
  let answer = () => {}
  endSession.mockImplementation(
    () =>
      new Promise<void>(resolve => {
        answer = resolve
      }),
  )
  const { signOut, hasUnsent } = openProfile()
  signOut()
  await vi.waitFor(() => expect(endSession).toHaveBeenCalled())
  expect(await hasUnsent()).toBe(false)
  signOut()
  answer()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(endSession).toHaveBeenCalledTimes(1)
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/' })
})

it('a change that is being sent counts as unsent', async () => {
  const { hasUnsent } = openProfile()
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => new Promise(() => {}) })
    .execute(undefined)
  expect(await hasUnsent()).toBe(true)
})

function openProfile() {
  return hookResult(queryClient, useSignOut)
}
