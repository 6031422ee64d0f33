import { expect, it } from 'vitest'
import { droppedAt } from './dropped-at.ts'

const short = rowsOf([60, 60, 60, 60])

it('takes the place of a row once it covers half of it', () => {
  expect(droppedAt(short, 1, 33)).toBe(1)
  expect(droppedAt(short, 1, 35)).toBe(2)
  expect(droppedAt(short, 1, -33)).toBe(1)
  expect(droppedAt(short, 1, -35)).toBe(0)
})

it('covers rows of other heights', () => {
  const rows = rowsOf([60, 120, 60])
  expect(droppedAt(rows, 0, 63)).toBe(0)
  expect(droppedAt(rows, 0, 65)).toBe(1)
  expect(droppedAt(rows, 1, -35)).toBe(0)
})

it('stays within the list', () => {
  expect(droppedAt(short, 2, 1000)).toBe(3)
  expect(droppedAt(short, 2, -1000)).toBe(0)
})

/** Rows of these heights, 4 px apart. */
function rowsOf(heights: readonly number[]) {
  let top = 0
  return heights.map(offsetHeight => {
    const row = { offsetTop: top, offsetHeight }
    top += offsetHeight + 4
    return row
  })
}
