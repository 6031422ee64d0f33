import { expect, it } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'

stubBrowser()
const { onForget } = await import('../../../api/device-records/forget-on-device.ts')
const { queryClient } = await import('../../../api/client/query-client.ts')
const { lastUser, rememberUser } = await import('../../../api/session/last-user.ts')
const { recordKeys } = await import('../../../api/device-records/device-records.ts')
const { keptCopy } = await import('../../../api/outbox/sending/kept-copy.ts')
const { sessionQuery } = await import('../../../api/session/session.ts')
const { forgetAccount } = await import('./forget-account.ts')

const signIn = (id: string) =>
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: { id, fullName: id, email: '', emailVerified: true },
    challenge: null,
  })
const cart = keptCopy<string[]>('cart', Array.isArray)

it('an answer that comes after signing out leaves nothing on the device', async () => {
  signIn('robin')
  let answer = (_: string[]) => {}
  const asked = cart.read('robin', () => new Promise(resolve => (answer = resolve)))
  await forgetAccount({ id: 'robin' })
  answer(['milk'])
  await asked
  expect(recordKeys('')).toEqual([])
  signIn('kim')
  await cart.take('robin', ['milk'])
  expect(recordKeys('')).toEqual([])
  await cart.take('kim', ['rice'])
  expect(recordKeys('')).toEqual(['aisleway:kim:copy:cart'])
})

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
