import { expect, it } from 'vitest'
import { rowAmount } from './row-amount.ts'

it.each([
  [2, '1 lb', '2 × 1 lb'],
  [1, '3 ct', '1 × 3 ct'],
  [3, '', '× 3'],
  [3, 'each', '× 3'],
  [1, '', ''],
  [1, 'each', ''],
])('%i of "%s" reads "%s"', (quantity, size, text) => {
  expect(rowAmount(quantity, size)).toBe(text)
})
