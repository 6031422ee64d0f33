import { expect, test } from 'vitest'
import { readProductName } from './product-name.ts'

test.each([
  ['Hollow Creek Low Sodium Chicken Broth, 32 oz', 'broth'],
  ['Red Bell Pepper, each', 'pepper'],
  ['Hot Chili Pepper (Avg. 0.08lb)', 'pepper'],
  ['Marlow Pears in Juice', 'pears'],
  ['Marlow Cast Iron 8 in Skillet, each', 'skillet'],
  ['Marlow Tuna with Lemon, 5 oz', 'tuna'],
  ['Marlow Tuna in Gravy Wet Cat Food, 3 oz', 'food'],
  ['Marlow Vanilla Yogurt 4Pk 5.3Oz', 'yogurt'],
  ['Marlow 2% Reduced Fat Milk', 'milk'],
  ['4Ct Apple Turnover', 'turnover'],
  ['Marlow Aluminum Foil 75 sq ft', 'foil'],
  ['Marlow Vitamin D3 Softgels 1,000 IU, 100 ct', 'softgels'],
  ['32 oz', 'oz'],
])('the head noun of "%s" is %s', (name, head) => {
  const { words, kindLength } = readProductName(name)
  expect(words[kindLength - 1]).toBe(head)
})

test('what only tells a cut leaves the word before it a head noun, and wings are a thing of their own', () => {
  expect(readProductName('Atlantic Salmon Fillet').heads).toEqual([2, 1])
  expect(readProductName('Whole Chicken Wings').heads).toEqual([2])
})

test('a description begins with its preposition, and not after a comma', () => {
  expect(readProductName('Marlow Pears in Juice').describedFrom).toBe(2)
  expect(readProductName('Marlow Olives, Green').describedFrom).toBe(Infinity)
})

test('a claim at the end is not what a thing is', () => {
  expect(readProductName('Pure Lime Organic').heads).toEqual([1])
})

test('the size stays searchable', () => {
  expect(readProductName('Chicken Broth, 32 oz').words).toEqual(['chicken', 'broth', '32', 'oz'])
})

test('a hyphenated word is also one word, placed at its last part', () => {
  expect(readProductName('Whole Grass-Fed Milk').joined).toEqual([{ word: 'grassfed', at: 2 }])
})

test.each(['', ' ', ',', '®'])('a name without words (%j) has none', name => {
  expect(readProductName(name)).toEqual({
    words: [],
    kindLength: 0,
    describedFrom: Infinity,
    heads: [],
    joined: [],
  })
})
