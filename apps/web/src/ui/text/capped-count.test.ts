import { expect, it } from 'vitest'
import { cappedCount } from './capped-count.ts'

it('a badge stops at 99+', () => {
  expect([cappedCount(99), cappedCount(100)]).toEqual(['99', '99+'])
})
