import { beforeEach, expect, it } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'

stubBrowser()
const { queryClient } = await import('../client/query-client.ts')
const { forgetUser, rememberOnly, signedInUser } = await import('./known-session.ts')
const { lastUser, rememberUser } = await import('./last-user.ts')
const { sessionQuery } = await import('./session.ts')

const staples = ['meals', 'staples-at-home']
const departments = ['catalogue', 'departments']
const known = () => [staples, departments].map(key => queryClient.getQueryData(key))

beforeEach(() => {
  rememberOnly('robin')
  queryClient.setQueryData(staples, ['salt'])
  queryClient.setQueryData(departments, ['Produce'])
})

it('of another user, nothing personal stays in memory', () => {
  rememberOnly('robin')
  expect(known()).toEqual([['salt'], ['Produce']])
  rememberOnly('mara')
  expect(known()).toEqual([undefined, ['Produce']])
})

it('nothing personal stays after the session has ended by itself', () => {
  rememberOnly(undefined)
  expect(known()).toEqual([undefined, ['Produce']])
})

it('nothing personal stays after signing out, and what is loaded then stays', () => {
  forgetUser()
  expect(known()).toEqual([undefined, ['Produce']])
  expect([queryClient.getQueryData(sessionQuery.queryKey), signedInUser()]).toEqual([
    { user: null, challenge: null },
    null,
  ])
  queryClient.setQueryData(staples, ['of a signed-out visitor'])
  rememberOnly(undefined)
  expect(known()[0]).toEqual(['of a signed-out visitor'])
})

it('whose data is still on the device is known after the session has ended by itself', () => {
  rememberUser({ id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true })
  forgetUser()
  expect(lastUser()?.id).toBe('robin')
})
