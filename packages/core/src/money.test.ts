import { expect, it } from 'vitest'
import { formatCents } from './money.ts'

it.each([
  [349, '$3.49'],
  [-349, '-$3.49'],
  [5, '$0.05'],
  [123456, '$1,234.56'],
  [0, '$0.00'],
  [-0.3, '$0.00'],
  [-0.5, '-$0.01'],
])('%d cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})
