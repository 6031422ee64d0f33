import { expect, it } from 'vitest'
import { writeStamp } from '../lists/hybrid-clock.ts'
import { applyOperations, type Change, emptyList, listItems } from '../lists/list-operations.ts'
import { tickedAfter, withLateChanges } from './late-changes.ts'
import type { TripItem } from './trip.ts'

const endMs = 1000

const added = (name: string) => ({
  productId: name,
  name,
  imageUrl: '',
  weightQuantity: '',
  department: 'Produce' as const,
  diets: [],
  quantity: 1,
  priceCents: 199,
  originalPriceCents: null,
  origin: 'list' as const,
  addedBy: 'ana',
})

let count = 0
const operation = (itemId: string, ms: number, change: Change) => ({
  ...change,
  itemId,
  id: `operation ${++count}`,
  at: writeStamp(ms, count, 'phone'),
})
const tick = (itemId: string, ms: number, isChecked = true) =>
  operation(itemId, ms, { kind: 'check', isChecked, by: 'ben' })

type Operations = ReturnType<typeof operation>[]

const before = applyOperations(emptyList, [
  operation('milk', 1, { kind: 'add', item: added('milk') }),
  operation('bread', 2, { kind: 'add', item: added('bread') }),
  tick('milk', 3),
])

/** The trip of that list after more operations on it, of which `late` were made before its end. */
function amended(late: Operations, since: Operations = [], recorded = rowsOf(before)) {
  const state = applyOperations(before, [...since, ...late])
  const ids = new Set(late.map(({ itemId }) => itemId))
  return withLateChanges({ recorded, listed: rowsOf(state), state }, ids, endMs).map(
    ({ name, quantity, isChecked }) => `${quantity} ${name}${isChecked ? ' ✓' : ''}`,
  )
}
const rowsOf = (state: typeof before): TripItem[] => listItems(state)

it('a tick made before the end is the trip’s, and so is an untick', () => {
  expect(amended([tick('bread', 500)])).toEqual(['1 milk ✓', '1 bread ✓'])
  expect(amended([tick('milk', 500, false)])).toEqual(['1 milk', '1 bread'])
})

it('what was added, taken away and counted before the end is so on the trip', () => {
  const late = [
    operation('limes', 500, { kind: 'add', item: added('limes') }),
    tick('limes', 501),
    operation('bread', 502, { kind: 'remove' }),
    operation('milk', 503, { kind: 'quantity', quantity: 3 }),
  ]
  expect(amended(late)).toEqual(['3 milk ✓', '1 limes ✓'])
})

it('what was done since the end is not the trip’s, even to the same items', () => {
  const more = operation('bread', 2000, { kind: 'quantity', quantity: 5 })
  const gone = operation('bread', 2000, { kind: 'remove' })
  expect(amended([tick('bread', 500)], [more])).toEqual(['1 milk ✓', '1 bread ✓'])
  expect(amended([tick('bread', 500)], [gone])).toEqual(['1 milk ✓', '1 bread ✓'])
  const fewer = operation('bread', 500, { kind: 'quantity', quantity: 1 })
  expect(amended([fewer], [tick('bread', 2000)])).toEqual(['1 milk ✓', '1 bread'])
  expect(amended([tick('milk', 500)], [tick('milk', 2000, false)])).toEqual(['1 milk ✓', '1 bread'])
})

it('a trip recorded without the ids of its items stays as it is', () => {
  const recorded = rowsOf(before).map(({ id: _, ...item }) => item)
  expect(amended([tick('bread', 500)], [], recorded)).toEqual(['1 milk ✓', '1 bread'])
})

it('ticks since the end are told apart', () => {
  const state = applyOperations(before, [tick('bread', 2000)])
  const end = new Date(endMs).toISOString()
  expect(tickedAfter(listItems(state), state, end).map(({ id }) => id)).toEqual(['bread'])
  expect(tickedAfter(listItems(state), state, null)).toEqual([])
})
