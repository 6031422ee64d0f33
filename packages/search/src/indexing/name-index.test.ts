import { expect, test } from 'vitest'
import { product } from '../search-document.test-data.ts'
import { finish } from '../steps.ts'
import { fieldShift, fields, nameIndexSteps, placeMask, tagTerm } from './name-index.ts'

const names = [
  product('Oat Milk, 32 oz', {
    department: 'Dairy & Eggs',
    size: '32 oz carton',
    tags: ['plant_based'],
  }),
  product('Rich Oatmilk', { department: 'Frozen' }),
  product('Milk-Fed Veal with Milk', { department: 'Frozen' }),
]
const index = finish(nameIndexSteps(names))

function postingsOf(word: string) {
  const term = index.terms.numbers.get(word)!
  const range = [index.postingStart[term]!, index.postingStart[term + 1]!] as const
  const details = [...index.postingDetails.slice(...range)]
  return [...index.postingDocuments.slice(...range)].map((document, i) => ({
    document,
    at: details[i]! & placeMask,
    field: (details[i]! >>> fieldShift) & 7,
  }))
}

test('a word knows its names, its place in them and where it is the head noun', () => {
  expect(postingsOf('milk')).toEqual([
    { document: 0, at: 1, field: fields.head },
    { document: 2, at: 0, field: fields.name },
    { document: 2, at: 4, field: fields.name },
  ])
})

test('two words that other names write as one are also found as one', () => {
  expect(postingsOf('oatmilk').map(({ document }) => document)).toEqual([1, 0])
})

test('a department of one word is found by it, one of several words is not', () => {
  expect(postingsOf('frozen')).toMatchObject([
    { document: 1, field: fields.department },
    { document: 2, field: fields.department },
  ])
  expect(index.terms.numbers.has('dairy')).toBe(false)
})

test('a product is found by the words of its size that its name lacks, and by its tags', () => {
  expect(postingsOf('carton')).toMatchObject([{ document: 0, field: fields.size }])
  expect(postingsOf('32')).toMatchObject([{ document: 0, field: fields.name }])
  expect(postingsOf(tagTerm('plant_based'))).toMatchObject([{ document: 0, field: fields.tag }])
})
