import { describe, expect, it } from 'vitest'
import { writeStamp } from '../hybrid-clock.ts'
import type { ListItem } from '../list-item.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../list-operations.ts'
import { listItem } from './list-item.test-data.ts'
import { mergeItems } from './merge-items.ts'
import { undoChanges } from './undo-changes.ts'

let time = 0
const done = (state: ListState, changes: readonly ItemChange[]) =>
  applyOperations(
    state,
    changes.map(change => ({ ...change, id: `o${++time}`, at: writeStamp(time, 0, 'phone') })),
  )

const milk = listItem({ productId: 'milk', name: 'Whole Milk', quantity: 2, priceCents: 399 })
const candles = listItem({ name: 'Birthday candles', note: 'ten' })
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
  expect(listItems(done(after, undoChanges(both, before, list, after)))).toEqual(before)
  const one = both.slice(0, 1)
  const changed = done(list, one)
  const [, neighbour] = listItems(done(changed, undoChanges(one, before, list, changed)))
  expect(neighbour).toEqual(before[1])
})

it('what was merged into a list goes again, and what has grown is as before', () => {
  const wanted = [
    { ...milk, note: 'for Sam' },
    milk,
    listItem({ name: 'Soap' }),
    listItem({ name: 'soap' }),
  ]
  const merged = mergeItems(before, wanted, () => `new-${++time}`)
  const after = done(list, merged)
  expect(listItems(after)).toHaveLength(3)
  expect(listItems(done(after, undoChanges(merged, before, list, after)))).toEqual(before)
})

/** The list after these changes were made, somebody else made others, and the first ones were undone. */
const undoneAfter = (own: ItemChange[], others: ItemChange[], start = list) => {
  const after = done(done(start, own), others)
  return listItems(done(after, undoChanges(own, listItems(start), start, after)))
}
const addition: ItemChange = { itemId: 'soap', kind: 'add', item: listItem({ name: 'Soap' }) }
const rowOf = (rows: readonly ListItem[], itemId: string) => rows.find(({ id }) => id === itemId)

describe('what somebody else has changed since stays', () => {
  const itemId = 'candles'
  const twice: [Change, Change][] = [
    [
      { kind: 'price', priceCents: 299 },
      { kind: 'price', priceCents: 249 },
    ],
    [
      { kind: 'note', note: 'ripe ones' },
      { kind: 'note', note: 'green ones' },
    ],
    [
      { kind: 'name', name: 'Tea lights' },
      { kind: 'name', name: 'Sparklers' },
    ],
    [
      { kind: 'department', department: 'Household' },
      { kind: 'department', department: 'Pet' },
    ],
    [
      { kind: 'order', order: '7' },
      { kind: 'order', order: '9' },
    ],
    [
      { kind: 'check', isChecked: false, by: 'mara' },
      { kind: 'check', isChecked: true, by: 'theo' },
    ],
  ]

  it.each(twice)('$0.kind', (mine, theirs) => {
    const start = done(list, [{ itemId, kind: 'check', isChecked: true, by: 'mara' }])
    const own = [{ itemId, ...mine }]
    const others = [{ itemId, ...theirs }]
    expect(undoneAfter(own, others, start)).toEqual(listItems(done(done(start, own), others)))
  })

  it.each<Change>([
    { kind: 'quantity', quantity: 9 },
    { kind: 'more', by: 1 },
    ...twice.map(([, theirs]) => theirs),
    { kind: 'elsewhere', isElsewhere: true },
  ])('an item that was added, once its $kind was changed', theirs => {
    expect(rowOf(undoneAfter([addition], []), 'soap')).toBeUndefined()
    expect(rowOf(undoneAfter([addition], [{ itemId: 'soap', ...theirs }]), 'soap')).toBeDefined()
  })

  it('a quantity that they set, and what they added', () => {
    const more: ItemChange = { itemId: 'milk', kind: 'more', by: 1 }
    const set: ItemChange = { itemId: 'milk', kind: 'quantity', quantity: 6 }
    const theirs = (change: Change) => [{ itemId: 'milk', ...change }]
    const milkAfter = (own: ItemChange[], change: Change) =>
      rowOf(undoneAfter(own, theirs(change)), 'milk')?.quantity
    expect(milkAfter([more], { kind: 'quantity', quantity: 8 })).toBe(8)
    expect(milkAfter([more, more], { kind: 'more', by: 4 })).toBe(2 + 4)
    expect(milkAfter([set], { kind: 'more', by: 4 })).toBe(2 + 4)
    expect(milkAfter([{ ...more, by: 99 }], { kind: 'more', by: 1 })).toBe(2)
  })

  it('an item that they removed or brought back', () => {
    const milkId = { itemId: 'milk' }
    const more: ItemChange = { ...milkId, kind: 'more', by: 1 }
    const removal: ItemChange = { ...milkId, kind: 'remove' }
    const ticked = [
      { ...milkId, kind: 'restore' as const },
      { ...milkId, kind: 'check' as const, isChecked: true, by: 'theo' },
    ]
    expect(rowOf(undoneAfter([more], [removal]), 'milk')).toBeUndefined()
    expect(rowOf(undoneAfter([removal], ticked), 'milk')).toMatchObject({ isChecked: true })
  })
})

it('changes are undone one after the other, the last one first', () => {
  const itemId = 'soap'
  const steps: ItemChange[][] = [
    [addition],
    [
      { itemId, kind: 'more', by: 1 },
      { itemId, kind: 'note', note: 'mild' },
    ],
    [{ itemId, kind: 'more', by: 1 }],
    [{ itemId, kind: 'elsewhere', isElsewhere: true }],
  ]
  let now = list
  const undos = steps.map(step => {
    const start = now
    now = done(start, step)
    return () => undoChanges(step, listItems(start), start, now)
  })
  for (const undo of undos.toReversed()) now = done(now, undo())
  expect(listItems(now)).toEqual(before)
})
