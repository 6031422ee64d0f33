import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { queryClient } from '../../client/query-client.ts'
import { openRecords } from '../../device-records/device-records.ts'
import { forgetOnDevice } from '../../device-records/forget-on-device.ts'
import { sessionQuery } from '../../session/session.ts'
import type { OutboxKind } from '../kind.ts'
import { setKinds } from '../kinds.ts'
import { enqueue, entriesOfKind } from '../on-device.ts'
import { followOutboxError, hasOutboxError } from '../outbox-error.ts'

vi.mock('../../client/client.ts', () => ({
  api: { account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) } },
}))

const send = vi.fn()
const note: OutboxKind<string> = {
  name: 'note',
  record: { migrations: [], read: data => data as string },
  about: () => ['note'],
  send: ({ input }) => send(input),
}
const loadKinds = vi.fn(async () => ({ kinds: [note] }))

let sendOutbox: typeof import('./send-outbox.ts').sendOutbox
let retryRefused: typeof import('./send-outbox.ts').retryRefused

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('robin')
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: { id: 'robin' },
    challenge: null,
  } as never)
  send.mockReset()
  loadKinds.mockClear()
  setKinds(loadKinds)
  ;({ sendOutbox, retryRefused } = await import('./send-outbox.ts'))
})

it('fetches nothing while nothing waits', async () => {
  await sendOutbox()
  expect(loadKinds).not.toHaveBeenCalled()
})

it('sends what another visit has left here', async () => {
  await enqueue(note, { userId: 'robin', group: '', id: 'one', input: 'milk' })
  await sendOutbox()
  expect(send).toHaveBeenCalledWith('milk')
})

it('does not rely on who seems to be signed in when that is unknown', async () => {
  await enqueue(note, { userId: 'robin', group: '', id: 'one', input: 'milk' })
  queryClient.clear()
  await sendOutbox()
  expect(send).toHaveBeenCalledWith('milk')
})

it('a refused change is an error until the answer to its retry', async () => {
  send.mockRejectedValueOnce(Object.assign(new Error(), { code: 'CART_FULL', status: 422 }))
  await enqueue(note, { userId: 'robin', group: '', id: 'one', input: 'milk' })
  await sendOutbox()
  expect(hasOutboxError()).toBe(true)
  let answer = () => {}
  send.mockReturnValueOnce(new Promise<void>(resolve => (answer = resolve)))
  const errors: boolean[] = []
  const stop = followOutboxError(() => errors.push(hasOutboxError()))
  const retried = retryRefused(entriesOfKind(note, 'robin'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(errors).toEqual([])
  answer()
  await retried
  expect(errors).toEqual([false])
  stop()
})
