import { expect, test } from 'vitest'
import { createTerms, prefixRange } from './terms.ts'

const terms = createTerms(['milk', 'oat', 'milkshake', 'mill', 'apple'])

test('terms are kept sorted, with the letters each shares with the one before', () => {
  expect(terms.list).toEqual(['apple', 'milk', 'milkshake', 'mill', 'oat'])
  expect([...terms.shared]).toEqual([0, 0, 4, 3, 0])
})

test('a term is found by its exact spelling only', () => {
  expect(terms.numbers.get('mill')).toBe(3)
  expect(terms.numbers.get('mil')).toBeUndefined()
  expect(terms.numbers.get('zest')).toBeUndefined()
})

test('terms with the same beginning are neighbours', () => {
  expect(prefixRange(terms, 'mil')).toEqual({ from: 1, to: 4 })
  expect(prefixRange(terms, 'milk')).toEqual({ from: 1, to: 3 })
  expect(prefixRange(terms, 'b')).toEqual({ from: 1, to: 1 })
})
