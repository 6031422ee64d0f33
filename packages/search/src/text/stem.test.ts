import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['apple', 'apples'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['tomato', 'tomatoes'],
  ['peach', 'peaches'],
  ['quiche', 'quiches'],
  ['radish', 'radishes'],
  ['box', 'boxes'],
  ['cheese', 'cheeses'],
  ['olive', 'olives'],
  ['loaf', 'loaves'],
  ['pea', 'peas'],
  ['egg', 'eggs'],
])('%s and %s share a stem', (singular, plural) => {
  expect(stem(plural)).toBe(stem(singular))
})

test.each(['hummus', 'swiss', 'asparagus', 'gas', '2%', '抹茶'])('%s is no plural', word => {
  expect(stem(word)).toBe(word)
})
