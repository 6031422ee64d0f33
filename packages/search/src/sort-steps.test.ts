import { expect, test } from 'vitest'
import { seededRandom } from './search-document.test-data.ts'
import { sortSteps } from './sort-steps.ts'
import { finish } from './steps.ts'

test.each([0, 1, 2047, 2048, 2049, 10_000])(
  '%d numbers are sorted as the built-in sort does, equals kept in order',
  length => {
    const random = seededRandom(length)
    const keys = Array.from({ length }, () => Math.floor(random() * 50))
    const values = Uint32Array.from({ length }, (_, i) => i)
    const compare = (a: number, b: number) => keys[a]! - keys[b]!
    expect([...finish(sortSteps(values, compare))]).toEqual([...values.toSorted(compare)])
  },
)
