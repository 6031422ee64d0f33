import { expect, test } from 'vitest'
import { seededRandom } from '../test-documents.ts'
import { sortSmallest } from './smallest.ts'

test('the smallest keys come to the front, sorted, whatever their order was', () => {
  const random = seededRandom(3)
  for (let round = 0; round < 300; round++) {
    const length = Math.floor(random() * 60)
    const keys = Float64Array.from({ length }, (_, i) => Math.floor(random() * 9) * 100 + i)
    const count = Math.floor(random() * (length + 1))
    const expected = keys.toSorted().subarray(0, count)
    sortSmallest(keys, count)
    expect(keys.subarray(0, count)).toEqual(expected)
  }
})
