import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pagination', () => {
  it.each([
    [1, 1, []],
    [1, 0, []],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [8, 9, [5, 6, 7, 8, 9]],
  ])('on page %d of %d shows %j', (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown)
  })
})
