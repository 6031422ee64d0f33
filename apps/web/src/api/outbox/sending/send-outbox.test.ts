import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { queryClient } from '../../client/query-client.ts'
import { openRecords } from '../../device-records/device-records.ts'
import { forgetOnDevice } from '../../device-records/forget-on-device.ts'
import { sessionQuery } from '../../session/session.ts'
import type { OutboxKind } from '../kind.ts'
import { setKinds } from '../kinds.ts'
import { enqueue } from '../on-device.ts'

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
  ;({ sendOutbox } = await import('./send-outbox.ts'))
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
