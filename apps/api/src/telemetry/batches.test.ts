import { expect, it } from 'vitest'
import { inBatches } from './batches.ts'

it('passes each item on once and in order, at the hundredth or when asked', () => {
  const taken: number[] = []
  const { add, flush } = inBatches<number>(item => taken.push(item))
  const items = Array.from({ length: 250 }, (_, i) => i)
  for (const item of items) add(item)
  expect(taken).toEqual(items.slice(0, 200))
  flush()
  expect(taken).toEqual(items)
  flush()
  expect(taken).toEqual(items)
})
