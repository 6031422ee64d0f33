import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'

vi.mock('./follow-live.ts', () => ({ followLive: vi.fn() }))
vi.mock('./keep-meal-pictures.ts', () => ({ keepMealPictures: vi.fn() }))
vi.mock('../../local-catalogue/keep-copy.ts', () => ({ keepCopy: vi.fn() }))
vi.mock('../../features/lists/forget-old-lists.ts', () => ({ forgetOldLists: async () => {} }))
stubBrowser()
vi.stubGlobal('sessionStorage', memoryStorage())
const { queryClient } = await import('../../api/client/query-client.ts')
const { cookTimersKey } = await import('../../api/device-records/keys.ts')
const { signedInUser } = await import('../../api/session/known-session.ts')
const { forgetLastUser, lastUser, rememberUser } = await import('../../api/session/last-user.ts')
const { sessionQuery } = await import('../../api/session/session.ts')
const { followSession } = await import('./follow-session.ts')
// The first request loads it, which may take longer than the tests wait.
await import('../../api/client/link.ts')

const robin = { id: 'robin', fullName: 'Robin', email: '', emailVerified: true }
const learn = (user: typeof robin | null) =>
  queryClient.setQueryData(sessionQuery.queryKey, { user, challenge: null })

it.each([
  ['nobody', null],
  ['somebody else', { ...robin, id: 'kim' }],
])(
  'nothing stays in the storage of a tab whose user signed out in another, where %s has signed in since',
  async (_, next) => {
    learn(robin)
    followSession()
    await vi.waitFor(() => expect(lastUser()?.id).toBe('robin'))
    sessionStorage.setItem(cookTimersKey, 'Ten minutes')
    // As the other tab does, before this one learns of it.
    forgetLastUser()
    if (next) rememberUser(next)
    learn(next)
    await vi.waitFor(() => expect(sessionStorage.getItem(cookTimersKey)).toBeNull())
  },
)

it('a page that Back restores asks who is signed in now', async () => {
  learn(robin)
  followSession()
  vi.stubGlobal('location', { origin: 'https://aisleway.test' })
  vi.stubGlobal('fetch', async () =>
    Response.json({ user: { ...robin, id: 'kim' }, challenge: null }),
  )
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(queryClient.isFetching(sessionQuery)).toBe(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(signedInUser()?.id).toBe('kim'))
})
