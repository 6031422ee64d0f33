import { expect, test } from 'vitest'
import { atHead, inDepartment, nameIndexSteps, placeMask } from './name-index.ts'
import { finish } from './steps.ts'
import { product } from './test-documents.ts'
import { findTerm } from './text/terms.ts'

const names = [
  product('Oat Milk, 32 oz', { department: 'Dairy & Eggs' }),
  product('Rich Oatmilk', { department: 'Frozen' }),
  product('Milk-Fed Veal with Milk', { department: 'Frozen' }),
]
const index = finish(nameIndexSteps(names))

function postingsOf(word: string) {
  const term = findTerm(index.terms, word)
  const range = [index.postingStart[term]!, index.postingStart[term + 1]!] as const
  const places = [...index.postingPlaces.slice(...range)]
  return [...index.postingDocuments.slice(...range)].map((document, i) => ({
    document,
    at: places[i]! & placeMask,
    isHead: (places[i]! & atHead) !== 0,
    isDepartment: (places[i]! & inDepartment) !== 0,
  }))
}

test('a word knows its names, its place in them and where it is the head noun', () => {
  const named = { isHead: false, isDepartment: false }
  expect(postingsOf('milk')).toEqual([
    { ...named, document: 0, at: 1, isHead: true },
    { ...named, document: 2, at: 0 },
    { ...named, document: 2, at: 3 },
  ])
})

test('two words that other names write as one are also found as one', () => {
  expect(postingsOf('oatmilk').map(({ document }) => document)).toEqual([1, 0])
})

test('a department of one word is found by it, one of several words is not', () => {
  expect(postingsOf('frozen')).toMatchObject([
    { document: 1, isDepartment: true },
    { document: 2, isDepartment: true },
  ])
  expect(findTerm(index.terms, 'dairy')).toBe(-1)
})
