import { expect, test } from 'vitest'
import { joinedParts } from './items.ts'

test('"and" joins parts, in either language', () => {
  expect(joinedParts('eggs and bread')).toEqual(['eggs', 'bread'])
  expect(joinedParts('huevos  y\tpan & leche')).toEqual(['huevos', 'pan', 'leche'])
  expect(joinedParts('and eggs')).toEqual(['and eggs'])
})

test('a long gap is read once, not from each of its spaces', () => {
  // Its square would take longer than a test may.
  const gap = ' '.repeat(300_000)
  expect(joinedParts(`eggs${gap}bread`)).toEqual([`eggs${gap}bread`])
})
