import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser, stubNetwork } from '../../../testing/stub-browser.ts'
import { queryClient } from '../../client/query-client.ts'
import { openRecords, recordKeys } from '../../device-records/device-records.ts'
import { forgetOnDevice } from '../../device-records/forget-on-device.ts'
import type { OutboxKind } from '../kind.ts'
import { setKinds } from '../kinds.ts'

vi.mock('../../client/client.ts', () => ({
  api: { account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) } },
}))

const send = vi.fn()
const note: OutboxKind<string, string> = {
  name: 'note',
  record: { migrations: [], read: data => data as string },
  about: () => ['note'],
  send: ({ input }) => send(input),
}

let acting: typeof import('./act-now.ts')

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('robin')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queryClient.clear()
  send.mockReset()
  setKinds(async () => ({ kinds: [note] }))
  acting = await import('./act-now.ts')
})

const act = (id: string) => acting.actNow(note, { userId: 'robin', id, input: `note ${id}` })
const waiting = () => recordKeys('aisleway:robin:unsent:').length
const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status })

describe('what is done from a screen', () => {
  it('is answered, and waits no longer', async () => {
    send.mockResolvedValueOnce('taken')
    expect(await act('one')).toEqual({ isWaiting: false, answer: 'taken' })
    expect(waiting()).toBe(0)
  })

  it('is sent in the order in which it was done, although the browser loads code in any order', async () => {
    const imports: (() => void)[] = []
    setKinds(() => new Promise(resolve => imports.push(() => resolve({ kinds: [note] }))))
    const both = [act('one'), act('two')]
    for (const finish of imports.toReversed()) {
      finish()
      await Promise.resolve()
    }
    await Promise.all(both)
    expect(send.mock.calls).toEqual([['note one'], ['note two']])
  })

  it.each([
    ['the network is lost', new TypeError('Failed to fetch')],
    ['the store is busy', Object.assign(refusal('BUSY', 503), { retryAfterSeconds: 2 })],
  ])('counts as done when %s, and waits', async (_, failure) => {
    send.mockRejectedValueOnce(failure)
    expect(await act('two')).toEqual({ isWaiting: true })
    expect(waiting()).toBe(1)
  })

  it.each([
    ['refuses it', refusal('LIST_FULL', 422)],
    ['is broken', refusal('INTERNAL_SERVER_ERROR', 500)],
  ])('is not done when the server %s: the screen says so, and nothing waits', async (_, error) => {
    send.mockRejectedValueOnce(error)
    await expect(act('three')).rejects.toThrow(error.message)
    expect(waiting()).toBe(0)
  })

  it('waits for a signed-out user to sign in', async () => {
    send.mockRejectedValueOnce(refusal('UNAUTHORIZED', 401))
    await expect(act('four')).rejects.toThrow('UNAUTHORIZED')
    expect(waiting()).toBe(1)
  })

  it('waits without asking where the device knows of no network', async () => {
    stubNetwork(false)
    expect(await act('five')).toEqual({ isWaiting: true })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a browser that keeps nothing', () => {
  beforeEach(() => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
  })

  it('sends at once what is done, and has no more of it', async () => {
    send.mockResolvedValueOnce('taken')
    expect(await act('six')).toEqual({ isWaiting: false, answer: 'taken' })
    expect(waiting()).toBe(0)
  })

  it('says at once that it failed without a network', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(act('seven')).rejects.toThrow('Failed to fetch')
    expect(waiting()).toBe(0)
  })
})
