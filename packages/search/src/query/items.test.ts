import { expect, test } from 'vitest'
import { joinedParts } from './items.ts'

test('"and" joins parts, in either language', () => {
  expect(joinedParts('eggs and bread')).toEqual(['eggs', 'bread'])
  expect(joinedParts('huevos  y\tpan & leche')).toEqual(['huevos', 'pan', 'leche'])
  expect(joinedParts('and eggs')).toEqual(['and eggs'])
})

test('each amount begins a part where the first word is one', () => {
  expect(joinedParts('3 bananas 2 apples')).toEqual(['3 bananas', '2 apples'])
  expect(joinedParts('2 lb apples and 12 eggs 1 milk')).toEqual([
    '2 lb apples',
    '12 eggs',
    '1 milk',
  ])
  expect(joinedParts('coke 12 pack')).toEqual(['coke 12 pack'])
  expect(joinedParts('2% milk 1 gal')).toEqual(['2% milk 1 gal'])
  expect(joinedParts('1 lb beef 80 20')).toEqual(['1 lb beef 80 20'])
})

test('a long gap is read once, not from each of its spaces', () => {
  // Its square would take longer than a test may.
  const gap = ' '.repeat(300_000)
  expect(joinedParts(`eggs${gap}bread`)).toEqual([`eggs${gap}bread`])
})
