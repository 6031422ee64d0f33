import { describe, expect, it } from 'vitest'
import { plannedItemId } from '../../plan/plan-ids.ts'
import { writeStamp } from '../hybrid-clock.ts'
import type { NewListItem } from '../list-item.ts'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../list-operations.ts'
import { listItem } from './list-item.test-data.ts'
import { mergeItems } from './merge-items.ts'

const milk = listItem({ productId: 'milk', name: 'Whole Milk', quantity: 2 })
const candles = listItem({ name: 'Birthday candles' })

let count = 0
const newId = () => `new-${++count}`
const done = (state: ListState, changes: readonly ItemChange[]) =>
  applyOperations(
    state,
    changes.map(change => ({ ...change, id: newId(), at: writeStamp(++count, 0, 'phone') })),
  )
const listOf = (...items: NewListItem[]) =>
  done(
    emptyList,
    items.map(one => ({ itemId: newId(), kind: 'add', item: one })),
  )
const rowsOf = (state: ListState) =>
  listItems(state).map(({ name, quantity, note }) => [name, quantity, note])
const merged = (state: ListState, ...wanted: NewListItem[]) =>
  done(state, mergeItems(listItems(state), wanted, newId))

describe('items that go to another list', () => {
  it('sum up with the same product there, and the others come last', () => {
    const list = merged(listOf(milk), candles, { ...milk, quantity: 3 })
    expect(rowsOf(list)).toEqual([
      ['Whole Milk', 5, ''],
      ['Birthday candles', 1, ''],
    ])
  })

  it('unite own words in any case, with any accents and spaces', () => {
    const list = listOf(listItem({ name: 'Jalapeños  rojos' }))
    expect(rowsOf(merged(list, listItem({ name: ' jalapenos Rojos' })))).toEqual([
      ['Jalapeños  rojos', 2, ''],
    ])
  })

  it('sum up with each other', () => {
    expect(rowsOf(merged(emptyList, candles, candles, milk, milk))).toEqual([
      ['Birthday candles', 2, ''],
      ['Whole Milk', 4, ''],
    ])
  })

  it('bring their notes, beside the one that is there', () => {
    const list = listOf({ ...milk, note: 'the blue one' })
    const twice = merged(list, { ...milk, note: 'for Sam' }, { ...candles, note: 'ten' })
    expect(rowsOf(twice)).toEqual([
      ['Whole Milk', 4, 'the blue one; for Sam'],
      ['Birthday candles', 1, 'ten'],
    ])
    expect(rowsOf(merged(list, { ...milk, note: 'blue one' }))[0]?.[2]).toBe('the blue one')
  })

  it('bring all their notes when several are the same, on a row there and on a new one', () => {
    const noted = (one: NewListItem) => ['A', 'B', 'C'].map(note => ({ ...one, note }))
    const list = merged(listOf({ ...milk, note: 'A' }), ...noted(milk), ...noted(candles))
    expect(rowsOf(list)).toEqual([
      ['Whole Milk', 8, 'A; B; C'],
      ['Birthday candles', 3, 'A; B; C'],
    ])
  })

  it('make a row of their own where the same is ticked already', () => {
    const list = listOf(milk)
    const [row] = listItems(list)
    const ticked = done(list, [
      { itemId: row?.id ?? '', kind: 'check', isChecked: true, by: 'mara' },
    ])
    expect(rowsOf(merged(ticked, milk))).toHaveLength(2)
  })

  it('make a row of their own beside what a plan added, whose quantity the plan decides', () => {
    const planned = done(emptyList, [{ itemId: plannedItemId('milk'), kind: 'add', item: milk }])
    expect(rowsOf(merged(planned, milk))).toHaveLength(2)
  })
})
