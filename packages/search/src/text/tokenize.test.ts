import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

test.each([
  ['Jalapeño', ['jalapeno']],
  ['CRÈME BRÛLÉE', ['creme', 'brulee']],
  ['Smørrebrød', ['smorrebrod']],
  ["Nana's Nana’s", ['nanas', 'nanas']],
  ['Grass-Fed', ['grass', 'fed']],
  ['2% Milk', ['2%', 'milk']],
  ['16.9oz', ['16.9', 'oz']],
  ['12Oz 4Pk', ['12', 'oz', '4', 'pk']],
  ['1/2 gal', ['1/2', 'gal']],
  ['½ gal', ['1/2', 'gal']],
  ['1,000 IU', ['1,000', 'iu']],
  ['7up A2 B12', ['7up', 'a2', 'b12']],
  ['Mac & Cheese™', ['mac', 'cheese']],
  ['抹茶 Matcha', ['抹茶', 'matcha']],
  ['?!', []],
])('"%s" is read as %j', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})
