import { expect, it } from 'vitest'
import { maxSeed, newSeed } from './seeded-random.ts'

it('a new seed is never 0, and never too large', () => {
  expect(newSeed(() => 0)).toBe(1)
  expect(newSeed(() => 1 - 2 ** -53)).toBe(maxSeed)
})
