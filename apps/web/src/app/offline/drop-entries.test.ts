import { beforeEach, expect, it, vi } from 'vitest'
import { openRecords } from '../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import type { OutboxKind } from '../../api/outbox/kind.ts'
import { kindsReady, setKinds } from '../../api/outbox/kinds.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { dropEntries } from './drop-entries.ts'

const dropped = vi.fn()
const note: OutboxKind<string> = {
  name: 'note',
  record: { migrations: [], read: data => data as string },
  about: () => [],
  send: async () => {},
  dropped,
}

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('robin')
  setKinds(async () => ({ kinds: [note] }))
  await kindsReady()
  dropped.mockReset()
})

it('discards these changes and what belongs to each of them, and no others', async () => {
  for (const id of ['one', 'two', 'three']) {
    await outbox.put(note, { userId: 'robin', id, input: `note ${id}` }).kept
  }
  await dropEntries(outbox.entriesOf('robin').slice(0, 2))
  expect(outbox.entriesOf('robin').map(({ id }) => id)).toEqual(['three'])
  expect(dropped.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two'])
})
