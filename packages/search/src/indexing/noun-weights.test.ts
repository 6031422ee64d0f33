import { expect, test } from 'vitest'
import { finish } from '../steps.ts'
import { readProductName } from '../text/product-name.ts'
import { nounWeightSteps } from './noun-weights.ts'

const names = [
  'Orange Grove Whole Milk',
  'Orange Grove Organic Cheese',
  'Orange Grove Smoked Ham',
  'Orange Grove Almond Milk',
  'Marlow Roasted Almonds',
  'Marlow Almonds',
  'Marlow Organic Milk',
  'Marlow Orange Juice',
  'Red Bell Pepper',
  'Red Bell Peppers, 3 ct',
  'Red Bell Pepper, each',
]
const read = names.map(readProductName)
const { brandLengths, weights, nameStart, nounsInName } = finish(
  nounWeightSteps(names.map(name => ({ name }))),
)

function brandOf(name: string): string {
  const at = names.indexOf(name)
  return read[at]!.words.slice(0, brandLengths[at]).join(' ')
}

function weightOf(name: string, word: string): number {
  const at = names.indexOf(name)
  return weights[nameStart[at]! + read[at]!.words.indexOf(word)]!
}

test('what opens the names of several kinds of thing is a brand', () => {
  expect(brandOf('Marlow Organic Milk')).toBe('marlow')
  expect(brandOf('Orange Grove Smoked Ham')).toBe('orange grove')
})

test('what opens the names of one kind of thing is not', () => {
  expect(brandOf('Red Bell Pepper')).toBe('')
})

test('a word that is elsewhere a head noun weighs more than one that only describes', () => {
  expect(weightOf('Orange Grove Almond Milk', 'almond')).toBeGreaterThan(2)
  expect(weightOf('Orange Grove Whole Milk', 'whole')).toBe(0)
  expect(weightOf('Orange Grove Whole Milk', 'orange')).toBe(0)
})

test('what is dried is another thing', () => {
  const named = [{ name: 'Marlow Dried Cranberries' }]
  expect([...finish(nounWeightSteps(named)).weights]).toEqual([0, 8, 3])
})

test('the weights of a name are also kept together', () => {
  const at = names.indexOf('Orange Grove Almond Milk')
  const own = weights.slice(nameStart[at], nameStart[at + 1])
  expect(nounsInName[at]).toBe(own.reduce((a, b) => a + b))
})
