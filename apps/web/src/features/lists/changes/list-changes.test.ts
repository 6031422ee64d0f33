import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type Change,
  emptyList,
  type ListOperation,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { toastQueue } from '../../../ui/feedback/toast.ts'
import { createListReplica } from '../replica/list-replica.ts'
import { listChanges } from './list-changes.ts'

vi.mock('../../../api/outbox/act.ts', () => ({ sendOutbox: () => {} }))

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('ann')
  toastQueue.takeAll()
})

it('undoing an addition leaves the quantity that somebody else has set since', async () => {
  const { replica, theo } = await openList()
  const undo = listChanges(replica).add({ ...milk, quantity: 1 })
  expect(replica.get()?.items).toMatchObject([{ quantity: 3 }])
  await theo({ kind: 'quantity', quantity: 8 })
  undo?.()
  expect(replica.get()?.items).toMatchObject([{ quantity: 8 }])
})

it('undoing an addition leaves what somebody else has put in the basket since', async () => {
  const { replica, theo } = await openList()
  const undo = listChanges(replica).add({ ...milk, productId: 'bread' })
  const added = replica.get()?.items.find(({ productId }) => productId === 'bread')
  await theo({ kind: 'check', isChecked: true, by: 'theo' }, added?.id)
  undo?.()
  expect(replica.get()?.items).toHaveLength(2)
})

it('undoing a price leaves the one that somebody else has typed since', async () => {
  const { replica, theo } = await openList()
  const changes = listChanges(replica)
  const undoShown = () => toastQueue.shown()?.action?.onPress()
  changes.setPrice(replica.get()!.items[0]!, 299)
  undoShown()
  expect(replica.get()?.items).toMatchObject([{ priceCents: 399 }])
  changes.setPrice(replica.get()!.items[0]!, 299)
  await theo({ kind: 'price', priceCents: 349 })
  undoShown()
  expect(replica.get()?.items).toMatchObject([{ priceCents: 349 }])
})

/** Ann's list with two packages of milk, and what Theo does to it elsewhere after she has sent her changes. */
async function openList() {
  const log: ListOperation[] = [
    { id: 'added-milk', at: writeStamp(1, 0, 'server'), itemId: 'milk', kind: 'add', item: milk },
  ]
  const read = async () => ({
    ...head,
    state: listRecord(applyOperations(emptyList, log)),
    prices: {},
    sequence: log.length,
  })
  const replica = createListReplica({
    userId: 'ann',
    listId: head.id,
    withLock: (_, task) => task(),
    server: {
      start: read,
      read,
      async sync({ operations, since }) {
        log.push(...operations)
        return { head, prices: {}, sequence: log.length, operations: log.slice(since) }
      },
    },
  })
  await replica.start()
  let time = Date.now()
  const theo = async (change: Change, itemId = 'milk') => {
    await replica.sync()
    time += 1000
    log.push({ ...change, itemId, id: `theo-${time}`, at: writeStamp(time, 0, 'theo') })
    await replica.sync()
  }
  return { replica, theo }
}

const milk: NewListItem = {
  productId: 'milk',
  name: 'Whole Milk',
  imageUrl: '',
  weightQuantity: '',
  department: 'Dairy & Eggs',
  diets: [],
  quantity: 2,
  priceCents: 399,
  originalPriceCents: null,
  origin: 'list',
  addedBy: 'ann',
}

const head = listHead({
  id: 'weekend-list',
  name: 'Weekend',
  status: 'in_progress',
  isShared: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:00.000Z',
})
