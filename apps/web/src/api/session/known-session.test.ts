import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'

stubBrowser()
const { queryClient } = await import('../client/query-client.ts')
const { confirmedUser, forgetUser, refreshSession, rememberOnly, signedInUser } = await import(
  './known-session.ts'
)
const { lastUser, rememberUser } = await import('./last-user.ts')
const { sessionQuery } = await import('./session.ts')
// The first request loads it, which may take longer than the tests wait.
await import('../client/link.ts')

type KnownSession = import('./session.ts').KnownSession

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

describe('an answer about the session that is older than what has just happened', () => {
  const robin = { id: 'robin', fullName: 'Robin', email: '', emailVerified: true }
  const signedIn = { user: robin, challenge: null }
  const signedOut = { user: null, challenge: null }
  const answers: ((session: KnownSession) => void)[] = []
  // The first one loads the client.
  const asks = (count: number) =>
    vi.waitFor(() => expect(answers).toHaveLength(count), { timeout: 10_000 })

  beforeEach(async () => {
    queryClient.clear()
    answers.length = 0
    vi.stubGlobal('location', { origin: 'https://aisleway.test' })
    vi.stubGlobal('fetch', async () => {
      const session = await new Promise<KnownSession>(resolve => answers.push(resolve))
      return Response.json(session)
    })
  })

  it('does not sign somebody in again who has signed out', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, signedIn, { updatedAt: 1 })
    const asked = confirmedUser()
    await asks(1)
    forgetUser()
    answers[0]?.(signedIn)
    expect(await asked).toBeNull()
    expect(signedInUser()).toBeNull()
  })

  it.each([
    ['before anything is known', undefined],
    ['after a visit', signedOut],
  ])('is not taken for the one after signing in, %s', async (_, known) => {
    if (known) queryClient.setQueryData(sessionQuery.queryKey, known, { updatedAt: 1 })
    const asked = confirmedUser()
    await asks(1)
    const refreshed = refreshSession()
    answers[0]?.(signedOut)
    await asks(2)
    answers[1]?.(signedIn)
    expect(await refreshed).toEqual(signedIn)
    expect(await asked).toEqual(robin)
  })
})

it('whose data is still on the device is known after the session has ended by itself', () => {
  rememberUser({ id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true })
  forgetUser()
  expect(lastUser()?.id).toBe('robin')
})
