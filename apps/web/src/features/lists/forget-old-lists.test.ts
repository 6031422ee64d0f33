import type { ListHead } from '@aisleway/core/lists/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { forgetOldLists } from './forget-old-lists.ts'
import { deviceList, listIdsOnDevice } from './replica/device-list.ts'
import { replicaOf } from './replica/replicas.ts'

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ toFake: ['Date'] })
  await forgetOnDevice('robin')
})

const ids = (count: number) => Array.from({ length: count }, (_, i) => `list-${i}-`)

async function write(id: string, head: Partial<ListHead> = {}) {
  vi.advanceTimersByTime(1000)
  const copy = { head: { id, pauses: [], status: 'saved', ...head } as unknown as ListHead }
  await deviceList('robin', id).writeCopy({ ...copy, state: {}, prices: {}, sequence: 0 })
}

it('a device keeps the fifty lists that were used last', async () => {
  for (const id of ids(60)) await write(id)
  await write('list-0-')
  await forgetOldLists('robin')
  const kept = listIdsOnDevice('robin')
  expect(kept).toHaveLength(50)
  expect(kept).toContain('list-0-')
  expect(kept).not.toContain('list-1-')
})

it('a list that is shown or under way, and one with something to send, stays', async () => {
  await write('shown')
  const leave = replicaOf('robin', 'shown').subscribe(() => {})
  await write('under-way', { status: 'in_progress' })
  await write('changed')
  await deviceList('robin', 'changed').keepOperation({
    id: 'one',
    at: '1790000000000-000000-phone',
    itemId: 'milk',
    kind: 'check',
    isChecked: true,
    by: 'robin',
  })
  await write('old')
  for (const id of ids(50)) await write(id)
  await forgetOldLists('robin')
  expect(listIdsOnDevice('robin')).toEqual(['shown', 'under-way', 'changed', ...ids(50)])
  leave()
  await forgetOldLists('robin')
  expect(listIdsOnDevice('robin')).toEqual(['under-way', 'changed', ...ids(50)])
})
