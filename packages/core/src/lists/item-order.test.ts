import { expect, it } from 'vitest'
import { writeStamp } from './hybrid-clock.ts'
import { itemOrderPattern, maxItemOrder, orderBetween, orderOfStamp } from './item-order.ts'

const first = orderOfStamp(writeStamp(1_700_000_000_000, 0, 'phone'))
const second = orderOfStamp(writeStamp(1_700_000_000_000, 1, 'phone'))

it('an item goes between any two others, again and again', () => {
  let [before, after] = [first, second]
  for (let move = 0; move < 60; move++) {
    const between = orderBetween(before, after) ?? ''
    expect(between).toMatch(itemOrderPattern)
    expect(before < between && between < after).toBe(true)
    if (move % 3 === 0) before = between
    else after = between
  }
})

it.each([
  ['12', '13'],
  ['129', '13'],
  ['12', '121'],
  ['12', '125'],
  [undefined, '1'],
  [undefined, '01'],
  ['9999', undefined],
])('there is room between %s and %s', (before, after) => {
  const between = orderBetween(before, after) ?? ''
  expect(between).toMatch(itemOrderPattern)
  expect((before ?? '') < between && (after === undefined || between < after)).toBe(true)
})

it('an item at the end stands before what is added later', () => {
  const last = orderBetween(second, undefined) ?? ''
  expect(second < last).toBe(true)
  expect(last < orderOfStamp(writeStamp(1_700_000_000_002, 0, 'phone'))).toBe(true)
})

it('there is no room between equal places, nor after hundreds of moves into one gap', () => {
  expect(orderBetween(first, first)).toBeUndefined()
  let after: string | undefined = second
  let moves = 0
  while (after) {
    expect(after.length).toBeLessThanOrEqual(maxItemOrder)
    after = orderBetween(first, after)
    moves++
  }
  expect(moves).toBeGreaterThan(200)
})
