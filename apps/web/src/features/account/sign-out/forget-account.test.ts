import { expect, it } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'

stubBrowser()
const { onForget } = await import('../../../api/device-records/forget-on-device.ts')
const { queryClient } = await import('../../../api/client/query-client.ts')
const { lastUser, rememberUser } = await import('../../../api/session/last-user.ts')
const { forgetAccount } = await import('./forget-account.ts')

it('nothing personal stays in memory, even if the storage of the browser fails', async () => {
  onForget(() => {
    throw new Error('The storage fails')
  })
  queryClient.setQueryData(['cart'], ['milk'])
  rememberUser({ id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true })
  await expect(forgetAccount({ id: 'robin' })).rejects.toThrow('The storage fails')
  expect(queryClient.getQueryData(['cart'])).toBeUndefined()
  expect(lastUser()).toBeNull()
})
