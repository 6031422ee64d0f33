import { stampPattern, writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  emptyList,
  type ListOperation,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { toastQueue } from '../../../ui/feedback/toast.ts'
import { deviceList } from '../replica/device-list.ts'

const listId = 'b6c5c8a0-7a3c-4b0e-9a53-0d2f3b1c4d5e'
const device = deviceList('robin', listId)

const server = { session: vi.fn(), sync: vi.fn() }
vi.mock('../../../api/client/client.ts', () => ({
  api: {
    account: { session: () => server.session() },
    lists: { sync: (input: unknown) => server.sync(input) },
  },
}))

let sendOutbox: () => Promise<void>
let refused: () => string[]
let stopFollowing = () => {}

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
  vi.useFakeTimers()
  queryClient.clear()
  toastQueue.takeAll()
  server.session.mockResolvedValue({ user: { id: 'robin' }, challenge: null })
  server.sync.mockReset()
  stopFollowing()
  stopFollowing = (await import('../../../app/outbox/after-sending.ts')).followOutbox()
  const { setKinds } = await import('../../../api/outbox/kinds.ts')
  const { listKind } = await import('./list-kind.ts')
  setKinds(async () => ({ kinds: [listKind] }))
  ;({ sendOutbox } = await import('../../../api/outbox/sending/send-outbox.ts'))
  const { outbox } = await import('../../../api/outbox/sending/outbox.ts')
  refused = () =>
    outbox.entriesOf('robin').flatMap(({ input, refusal }) => {
      const { itemId, kind } = input as ListOperation
      return refusal === undefined ? [] : `${itemId} ${kind}: ${refusal}`
    })

  await device.writeCopy(copy)
  await device.keepOperation({ ...stamp(1), itemId: 'milk', kind: 'check', ...tick })
  await device.keepOperation({
    ...stamp(2),
    itemId: 'soap',
    kind: 'add',
    item: item('Soap'),
  })
  await device.keepOperation({ ...stamp(3), itemId: 'soap', kind: 'check', ...tick })
})

describe('what waits on the device', () => {
  it('goes without what was added when the list is full, which is kept and said', async () => {
    server.sync.mockRejectedValueOnce(refusal('LIST_FULL', 422))
    server.sync.mockResolvedValueOnce({ head: copy.head, operations: [], prices: {}, sequence: 1 })
    await sendOutbox()
    expect(waiting()).toEqual([])
    expect(refused()).toEqual(['soap add: LIST_FULL', 'soap check: LIST_FULL'])
    expect(toastTitles()).toEqual(['The list is full'])
  })

  it('goes without what brings an item back when the list is full', async () => {
    await device.keepOperation({ ...stamp(4), itemId: 'tea', kind: 'restore' })
    server.sync.mockRejectedValueOnce(refusal('LIST_FULL', 422))
    server.sync.mockResolvedValueOnce({ head: copy.head, operations: [], prices: {}, sequence: 1 })
    await sendOutbox()
    expect(waiting()).toEqual([])
    expect(refused()).toContain('tea restore: LIST_FULL')
  })

  it('is refused at once when the list takes no more changes', async () => {
    await forgetOnDevice('robin')
    await device.writeCopy(copy)
    await device.keepOperation({ ...stamp(1), itemId: 'milk', kind: 'check', ...tick })
    server.sync.mockRejectedValueOnce(refusal('LIST_FULL', 422))
    await sendOutbox()
    expect(server.sync).toHaveBeenCalledOnce()
    expect(refused()).toEqual(['milk check: LIST_FULL'])
  })

  it('is kept as refused when the list may no longer be changed, and the list itself stays', async () => {
    server.sync.mockRejectedValueOnce(refusal('FORBIDDEN', 403))
    await sendOutbox()
    expect(waiting()).toEqual([])
    expect(refused()).toHaveLength(3)
    expect(device.readCopy()).toBeDefined()
    expect(toastTitles()).toEqual(['Error updating list'])
  })

  it('is kept as refused when its list was deleted, which leaves the device', async () => {
    server.sync.mockRejectedValueOnce(refusal('LIST_NOT_FOUND', 404))
    await sendOutbox()
    expect(waiting()).toEqual([])
    expect(refused()).toHaveLength(3)
    await vi.waitFor(() => expect(device.readCopy()).toBeUndefined())
    expect(toastTitles()).toEqual(['Error updating list'])
  })

  it('goes without the one change that the server cannot take, and says so', async () => {
    server.sync.mockImplementation(async ({ operations }: { operations: ListOperation[] }) => {
      if (operations.some(({ kind }) => kind === 'add')) throw refusal('BAD_REQUEST', 400)
      return { head: copy.head, operations, prices: {}, sequence: copy.sequence + 1 }
    })
    await sendOutbox()
    expect(waiting()).toEqual([])
    expect(refused()).toEqual(['soap add: BAD_REQUEST'])
    expect(toastTitles()).toEqual(['Error updating list'])
  })

  it('that was refused is sent again when the shopper wants it', async () => {
    server.sync.mockRejectedValueOnce(refusal('FORBIDDEN', 403))
    await sendOutbox()
    const { outbox } = await import('../../../api/outbox/sending/outbox.ts')
    await outbox.retry(outbox.entriesOf('robin'))
    expect(waiting()).toHaveLength(3)
    server.sync.mockResolvedValue({ head: copy.head, operations: [], prices: {}, sequence: 1 })
    await sendOutbox()
    expect(outbox.entriesOf('robin')).toEqual([])
  })

  it('is stamped anew where an earlier stamp has grown too long', async () => {
    const { at: _, ...tickMilk } = device.unsentOperations()[0]!
    device.keepOperation({ ...tickMilk, at: '1763800000000-1000000-phone' } as never)
    server.sync.mockResolvedValue({ head: copy.head, operations: [], prices: {}, sequence: 1 })
    await sendOutbox()
    const [{ operations }] = server.sync.mock.calls[0] as [{ operations: ListOperation[] }]
    for (const { at } of operations) expect(at).toMatch(stampPattern)
    expect(waiting()).toEqual([])
  })

  it('stays while the server is broken, and nobody is told', async () => {
    server.sync.mockRejectedValueOnce(refusal('INTERNAL_SERVER_ERROR', 500))
    await sendOutbox()
    expect(waiting()).toHaveLength(3)
    expect(toastTitles()).toEqual([])
  })

  it('stays when the session has ended, and who is signed in is asked anew', async () => {
    server.sync.mockRejectedValueOnce(refusal('UNAUTHORIZED', 401))
    await sendOutbox()
    expect(waiting()).toHaveLength(3)
    expect(queryClient.getQueryState(['account', 'session'])?.isInvalidated).toBe(true)
  })

  it('is not sent under another account', async () => {
    server.session.mockResolvedValue({ user: { id: 'kim' }, challenge: null })
    await sendOutbox()
    expect(server.sync).not.toHaveBeenCalled()
    expect(waiting()).toHaveLength(3)
  })
})

const tick = { isChecked: true, by: 'robin' } as const

const copy = {
  head: head(),
  state: listRecord(
    applyOperations(emptyList, [{ ...stamp(0), itemId: 'milk', kind: 'add', item: item('Milk') }]),
  ),
  prices: {},
  sequence: 1,
}

function waiting() {
  return device.unsentOperations().map(({ itemId, kind }) => `${itemId} ${kind}`)
}

function toastTitles() {
  return toastQueue.takeAll().map(({ title }) => title)
}

function refusal(code: string, status: number) {
  return Object.assign(new Error(code), { code, status })
}

function stamp(place: number): Pick<ListOperation, 'id' | 'at'> {
  return { id: `operation-${place}`, at: writeStamp(1_000_000, place, 'phone') }
}

function head() {
  return listHead({
    id: listId,
    name: 'Weekend Shop',
    status: 'in_progress',
    isShared: true,
    isOwner: false,
    access: 'edit',
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-21T10:00:00.000Z',
  })
}

function item(name: string): NewListItem {
  return {
    productId: null,
    name,
    imageUrl: '',
    weightQuantity: '',
    department: 'Household',
    diets: [],
    quantity: 1,
    priceCents: null,
    originalPriceCents: null,
    origin: 'aisle',
    addedBy: 'robin',
  }
}
