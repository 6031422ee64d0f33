import { expect, it } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'

stubBrowser()
const { onForget } = await import('../../../api/device-records/forget-on-device.ts')
const { signedInUser } = await import('../../../api/session/known-session.ts')
const { queryClient } = await import('../../../api/client/query-client.ts')
const { sessionQuery } = await import('../../../api/session/session.ts')
const { isLeavingAccount, leaveAccount } = await import('./leave-account.ts')

const robin = { id: 'robin', email: 'robin@example.com', fullName: 'Robin', emailVerified: true }

it.each([
  ['home is opened for a visitor, and not by way of sign-in', () => {}],
  [
    'also where the storage of the browser fails',
    () => {
      throw new Error('The storage fails')
    },
  ],
])('%s', async (_, forget) => {
  onForget(forget)
  queryClient.setQueryData(sessionQuery.queryKey, { user: robin, challenge: null })
  const seen: unknown[] = []
  await leaveAccount(robin, async () => {
    seen.push(signedInUser(), isLeavingAccount())
  }).catch(() => {})
  expect(seen).toEqual([null, true])
  expect(isLeavingAccount()).toBe(false)
})

it('a failure to go home does not keep later visitors from signing in', async () => {
  const leaving = leaveAccount(robin, () => Promise.reject(new Error('No home')))
  await expect(leaving).rejects.toThrow()
  expect(isLeavingAccount()).toBe(false)
})
