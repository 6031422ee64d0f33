import { expect, it } from 'vitest'
import { writeStamp } from '../hybrid-clock.ts'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../list-operations.ts'
import { listItem } from './list-item.test-data.ts'
import { moveItem } from './move-item.ts'

let time = 0
const done = (state: ListState, changes: readonly ItemChange[]) =>
  applyOperations(
    state,
    changes.map(change => ({ ...change, id: `o${++time}`, at: writeStamp(time, 0, 'phone') })),
  )
const added = (id: string): ItemChange => ({
  itemId: id,
  kind: 'add',
  item: listItem({ name: id }),
})
const idsOf = (state: ListState) => listItems(state).map(({ id }) => id)

const fruit = done(emptyList, ['apples', 'pears', 'plums', 'limes'].map(added))

it.each([
  ['limes', 0, ['limes', 'apples', 'pears', 'plums']],
  ['apples', 3, ['pears', 'plums', 'limes', 'apples']],
  ['apples', 1, ['pears', 'apples', 'plums', 'limes']],
  ['plums', 1, ['apples', 'plums', 'pears', 'limes']],
])('%s moves to place %i, by one change', (id, position, ids) => {
  const changes = moveItem(listItems(fruit), id, position)
  expect(changes).toHaveLength(1)
  expect(idsOf(done(fruit, changes))).toEqual(ids)
})

it('what stays where it is, or is not there, changes nothing', () => {
  expect(moveItem(listItems(fruit), 'pears', 1)).toEqual([])
  expect(moveItem(listItems(fruit), 'soap', 1)).toEqual([])
})

it('what is added after a move to the end comes last', () => {
  const moved = done(fruit, moveItem(listItems(fruit), 'apples', 3))
  expect(idsOf(done(moved, [added('figs')])).slice(-2)).toEqual(['apples', 'figs'])
})

it('where two devices gave the same place, all of the department get a new one', () => {
  const same = done(fruit, [
    { itemId: 'pears', kind: 'order', order: '7' },
    { itemId: 'plums', kind: 'order', order: '7' },
  ])
  const [first, second] = listItems(same).slice(2)
  const moved = done(same, moveItem(listItems(same), 'apples', 2))
  expect(idsOf(moved)).toEqual(['limes', first?.id, 'apples', second?.id])
  expect(idsOf(done(moved, [added('figs')])).at(-1)).toBe('figs')
})
