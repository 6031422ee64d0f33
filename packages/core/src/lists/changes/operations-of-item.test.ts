import { expect, it } from 'vitest'
import { writeStamp } from '../hybrid-clock.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ItemState,
  type ListOperation,
} from '../list-operations.ts'
import { listItem } from './list-item.test-data.ts'
import { operationsOfItem } from './operations-of-item.ts'

const at = (ms: number, change: Change): ListOperation => ({
  ...change,
  id: `${change.kind}-${ms}-of-phone`,
  itemId: 'i1',
  at: writeStamp(ms, 0, 'phone'),
})
const after = (operations: readonly ListOperation[], before = emptyList): ItemState =>
  applyOperations(before, operations).get('i1') ?? {}

const everything = [
  at(1, { kind: 'add', item: listItem({}) }),
  at(2, { kind: 'quantity', quantity: 2 }),
  at(3, { kind: 'more', by: 2 }),
  at(4, { kind: 'more', by: 1 }),
  at(5, { kind: 'price', priceCents: 501, lineTotal: { cents: 2503, quantity: 5 } }),
  at(6, { kind: 'note', note: 'Ripe' }),
  at(7, { kind: 'name', name: 'Candles' }),
  at(8, { kind: 'department', department: 'Household' }),
  at(9, { kind: 'order', order: 'b' }),
  at(10, { kind: 'elsewhere', isElsewhere: true }),
  at(11, { kind: 'check', isChecked: true, by: 'robin' }),
  at(12, { kind: 'remove' }),
  at(13, { kind: 'restore' }),
]

it('says all of an item, so that a device without it has the same', () => {
  for (const count of everything.keys()) {
    const state = after(everything.slice(0, count + 1))
    expect(after(operationsOfItem('i1', state))).toEqual(state)
  }
})

it('counts nothing twice on a device that has some of it', () => {
  const state = after(everything)
  const some = applyOperations(emptyList, everything.slice(0, 6))
  expect(after(operationsOfItem('i1', state), some)).toEqual(state)
})

it('does not change what the device has changed since', () => {
  const later = at(20, { kind: 'note', note: 'Green' })
  const device = applyOperations(emptyList, [later])
  const state = after(operationsOfItem('i1', after(everything)), device)
  expect(state.note?.value).toBe('Green')
})

it('brings nothing back that was removed for good', () => {
  expect(operationsOfItem('i1', { ...after(everything), isRemoved: true })).toEqual([])
})
