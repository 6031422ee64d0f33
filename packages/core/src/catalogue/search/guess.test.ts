import { expect, it } from 'vitest'
import { guessOf } from './guess.ts'

it('an answer without a guess was found as typed', () => {
  expect(guessOf({})).toBeUndefined()
  expect(guessOf({ queryAfterRemoval: 'milk' })).toBeUndefined()
})

it('a hosted index tells which words it removed', () => {
  expect(guessOf({ queryAfterRemoval: '<em>fancy</em> whole <em>fresh</em> milk' })).toEqual({
    replaced: [],
    removed: ['fancy', 'fresh'],
    queries: [],
    query: 'whole milk',
  })
})

it('what this server tells comes first', () => {
  const guess = {
    replaced: [{ typed: 'yogrt', used: 'yogurt', by: 'typo' as const }],
    removed: ['fancy'],
    queries: [],
    query: 'yogurt',
  }
  expect(guessOf({ guess, queryAfterRemoval: '<em>fancy</em> yogrt' })).toBe(guess)
})
