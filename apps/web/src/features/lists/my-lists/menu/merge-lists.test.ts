import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import {
  applyOperations,
  type Change,
  emptyList,
  type ListOperation,
  listItems,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeEach, expect, it, vi } from 'vitest'
import { openRecords } from '../../../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../../../api/device-records/forget-on-device.ts'
import { setKinds } from '../../../../api/outbox/kinds.ts'
import { listHead } from '../../../../testing/list-head.ts'
import { stubBrowser } from '../../../../testing/stub-browser.ts'
import { deviceList } from '../../replica/device-list.ts'
import { freeTextItem } from '../../replica/new-item.ts'
import { mergeLists } from './merge-lists.ts'

/** Ann's lists as the server has them, which her device has not opened. */
const server = vi.hoisted(() => ({
  logs: {} as Record<string, ListOperation[]>,
  deleted: new Set<string>(),
}))

vi.mock('../../../../api/client/client.ts', () => {
  const read = async ({ listId }: { listId: string }) => detail(listId)
  return {
    api: {
      account: { session: async () => ({ user: { id: 'ann' } }) },
      lists: {
        read,
        async merge({ listId, from, operations }: Merging) {
          const { state: before } = detail(listId)
          logOf(listId).push(...operations)
          server.deleted.add(from)
          return { id: listId, changes: operations, before }
        },
        restore: async ({ listId }: { listId: string }) => server.deleted.delete(listId),
        async sync({ listId, operations, since }: Syncing) {
          logOf(listId).push(...operations)
          const { state: _, ...rest } = detail(listId)
          return { ...rest, head: head(listId), operations: logOf(listId).slice(since) }
        },
      },
    },
  }
})

type Merging = { listId: string; from: string; operations: ListOperation[] }
type Syncing = { listId: string; operations: ListOperation[]; since: number }

const weekend = { id: 'weekend-list', name: 'Weekend' }
const party = { id: 'party-list', name: 'Party' }

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('ann')
  setKinds(async () => await import('../../../../app/outbox/kinds.ts'))
  const add = (itemId: string, quantity: number, name = itemId): ListOperation => ({
    ...{ id: `added-${itemId}`, at: writeStamp(1, 0, 'server'), itemId },
    kind: 'add',
    item: freeTextItem(name, quantity, 'ann'),
  })
  server.logs = {
    [weekend.id]: [add('milk', 2), add('eggs', 6)],
    [party.id]: [add('party-milk', 1, 'milk'), add('candles', 1), add('hats', 8)],
  }
  server.deleted.clear()
})

it('a merge that is undone at once leaves both lists as they were', async () => {
  const undo = await mergeLists({ userId: 'ann', id: 'merge-1' }, party, weekend)
  expect(rows()).toEqual({ milk: 3, eggs: 6, candles: 1, hats: 8 })
  expect(server.deleted).toEqual(new Set([party.id]))
  await undo()
  await sent()
  expect(rows()).toEqual({ milk: 2, eggs: 6 })
  expect(server.deleted).toEqual(new Set())
})

it('undoing a merge leaves what somebody else has changed since', async () => {
  const undo = await mergeLists({ userId: 'ann', id: 'merge-2' }, party, weekend)
  theo('milk', { kind: 'quantity', quantity: 9 })
  theo('candles', { kind: 'check', isChecked: true, by: 'theo' })
  theo('eggs', { kind: 'remove' })
  await undo()
  await sent()
  expect(rows()).toEqual({ milk: 9, candles: 1 })
  expect(server.deleted).toEqual(new Set())
})

const logOf = (listId: string) => (server.logs[listId] ??= [])
const stateOf = (listId: string) => applyOperations(emptyList, logOf(listId))

const detail = (listId: string) => ({
  ...head(listId),
  state: listRecord(stateOf(listId)),
  prices: {},
  sequence: logOf(listId).length,
})

/** What is on the weekend list, by name. */
const rows = () =>
  Object.fromEntries(listItems(stateOf(weekend.id)).map(({ name, quantity }) => [name, quantity]))

/** Theo changes the item of this name on the weekend list. */
function theo(name: string, change: Change) {
  const itemId = listItems(stateOf(weekend.id)).find(item => item.name === name)!.id
  const at = writeStamp(Date.now() + 1000, 0, 'theo')
  logOf(weekend.id).push({ ...change, itemId, at, id: `theo-${name}` })
}

function sent() {
  return vi.waitFor(() => expect(deviceList('ann', weekend.id).unsentOperations()).toHaveLength(0))
}

const head = (id: string) => listHead({ id, isShared: true })
