import { expect, it } from 'vitest'
import { writeStamp } from '../hybrid-clock.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../list-operations.ts'
import { item } from './items.test-data.ts'
import { mergeItems } from './merge-items.ts'
import { undoChanges } from './undo-changes.ts'

let time = 0
const done = (state: ListState, changes: readonly ItemChange[]) =>
  applyOperations(
    state,
    changes.map(change => ({ ...change, id: `o${++time}`, at: writeStamp(time, 0, 'phone') })),
  )

const milk = item({ productId: 'milk', name: 'Whole Milk', quantity: 2, priceCents: 399 })
const candles = item({ name: 'Birthday candles', note: 'ten' })
const list = done(emptyList, [
  { itemId: 'milk', kind: 'add', item: milk },
  { itemId: 'candles', kind: 'add', item: candles },
])
const before = listItems(list)

const changes: Change[] = [
  { kind: 'more', by: 3 },
  { kind: 'quantity', quantity: 7 },
  { kind: 'price', priceCents: 299 },
  { kind: 'note', note: 'ripe ones' },
  { kind: 'name', name: 'Tea lights' },
  { kind: 'department', department: 'Household' },
  { kind: 'order', order: '7' },
  { kind: 'check', isChecked: true, by: 'mara' },
  { kind: 'remove' },
]

it.each(changes)('a change of the $kind is undone, and the neighbour stays', change => {
  const both = ['milk', 'candles'].map(itemId => ({ itemId, ...change }))
  const after = done(list, both)
  expect(listItems(after)).not.toEqual(before)
  expect(listItems(done(after, undoChanges(both, before)))).toEqual(before)
  const one = both.slice(0, 1)
  const [, neighbour] = listItems(done(done(list, one), undoChanges(one, before)))
  expect(neighbour).toEqual(before[1])
})

it('what was merged into a list goes again, and what has grown is as before', () => {
  const wanted = [
    { ...milk, note: 'for Sam' },
    milk,
    item({ name: 'Soap' }),
    item({ name: 'soap' }),
  ]
  const merged = mergeItems(before, wanted, () => `new-${++time}`)
  const after = done(list, merged)
  expect(listItems(after)).toHaveLength(3)
  expect(listItems(done(after, undoChanges(merged, before)))).toEqual(before)
})
