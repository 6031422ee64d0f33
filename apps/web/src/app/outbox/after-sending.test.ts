import { beforeEach, expect, it, vi } from 'vitest'
import { openRecords } from '../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import type { OutboxKind } from '../../api/outbox/kind.ts'
import { setKinds } from '../../api/outbox/kinds.ts'
import { enqueue } from '../../api/outbox/on-device.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'

vi.mock('../../api/client/client.ts', () => ({
  api: { account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) } },
}))

const note: OutboxKind<string> = {
  name: 'note',
  record: { migrations: [], read: data => data as string },
  about: () => [],
  send: () => Promise.reject(Object.assign(new Error(), { code: 'FORBIDDEN', status: 403 })),
}

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('robin')
  toastQueue.takeAll()
})

it('several changes that are refused in a row are reported once', async () => {
  const { followOutbox } = await import('./after-sending.ts')
  const { sendOutbox } = await import('../../api/outbox/sending/send-outbox.ts')
  const stop = followOutbox()
  setKinds(async () => ({ kinds: [note] }))
  for (const id of ['one', 'two', 'three']) {
    await enqueue(note, { userId: 'robin', group: '', id, input: id })
  }
  await sendOutbox()
  expect(toastQueue.takeAll().map(({ title }) => title)).toEqual(['We couldn’t save a change'])
  stop()
})
