import { emptyList, listRecord } from '@aisleway/core/lists/list-operations'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { changeRecords } from '../../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { entryKey, withRefusal } from '../../../api/outbox/entry.ts'
import { setKinds } from '../../../api/outbox/kinds.ts'
import { enqueue, entriesOfKind, outboxRecords } from '../../../api/outbox/on-device.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { deviceList } from '../replica/device-list.ts'
import { replicaOf } from '../replica/replicas.ts'
import { syncList } from '../replica/sync-list.ts'
import { deleteList } from './delete-list.ts'
import { deletionKind } from './deletion-kind.ts'
import { newListKind } from './new-list-kind.ts'

const server = vi.hoisted(() => ({ remove: vi.fn(), restore: vi.fn(), read: vi.fn() }))
vi.mock('../../../api/client/client.ts', () => ({
  api: {
    account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) },
    lists: server,
  },
}))

const listId = 'weekend-list'
const device = deviceList('robin', listId)
const notFound = Object.assign(new Error('LIST_NOT_FOUND'), {
  defined: true,
  code: 'LIST_NOT_FOUND',
  status: 404,
})

beforeEach(async () => {
  stubBrowser()
  queryClient.clear()
  vi.resetAllMocks()
  await forgetOnDevice('robin')
  await device.writeCopy({ head, state: listRecord(emptyList), prices: {}, sequence: 1 })
})

const addCandles = () =>
  device.keepOperation({
    id: 'candles',
    at: '0000000000001-000000-phone',
    itemId: 'candles',
    kind: 'quantity',
    quantity: 2,
  })
const unsent = () => device.unsentOperations().map(({ id }) => id)

it('what was changed after an undone deletion waits until the list is back', async () => {
  const { followOutbox } = await import('../../../app/outbox/after-sending.ts')
  const { sendOutbox } = await import('../../../api/outbox/sending/send-outbox.ts')
  setKinds(async () => ({ kinds: [deletionKind] }))
  const stop = followOutbox()
  for (const isUndone of [false, true]) {
    const input = { name: 'Weekend', isUndone }
    await enqueue(deletionKind, { userId: 'robin', group: listId, id: `d-${isUndone}`, input })
  }
  await addCandles()
  await sendOutbox()
  expect([server.remove, server.restore].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect([unsent(), device.readCopy()?.head.name]).toEqual([['candles'], 'Weekend'])
  stop()
})

it('deleting a list that is erased is done', async () => {
  setKinds(async () => ({ kinds: [deletionKind] }))
  server.remove.mockRejectedValue(notFound)
  await deleteList('robin', { id: listId, name: 'Weekend' })
  expect(entriesOfKind(deletionKind, 'robin')).toEqual([])
})

it('what was changed on a list that the server refused to create stays until the shopper decides', async () => {
  const input = { name: 'Weekend', isPlan: false, from: [], itemIds: {} }
  await enqueue(newListKind, { userId: 'robin', group: '', id: listId, input })
  const [made] = entriesOfKind(newListKind, 'robin')
  const key = entryKey(made!)
  await changeRecords([[key, withRefusal(outboxRecords.read(key)!, 'TOO_MANY_LISTS')]])
  await addCandles()
  server.read.mockRejectedValue(notFound)
  const draft = device.readCopy()!
  await device.writeCopy({ ...draft, isDraft: true })
  await expect(syncList(replicaOf('robin', listId))).rejects.toThrow('waits here')
  expect(unsent()).toEqual(['candles'])
})

const head = listHead({ id: listId, name: 'Weekend' })
