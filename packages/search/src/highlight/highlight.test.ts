import { describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../search-document.test-data.ts'
import { highlight } from './highlight.ts'
import { wordMatchers } from './word-matchers.ts'

const mark = (text: string, query: string) =>
  highlight(text, wordMatchers(query), { pre: '<', post: '>' })

describe('what a query has matched is marked', () => {
  test.each([
    ['Whole Milk, 1 gal', 'milk', 'Whole <Milk>, 1 gal'],
    ['Whole Milk, 1 gal', 'mil', 'Whole <Mil>k, 1 gal'],
    ['Whole Milk, 1 gal', 'mil ', 'Whole Milk, 1 gal'],
    ['Whole Milk, 1 gal', 'milk who', '<Who>le <Milk>, 1 gal'],
    ['Fresh Blueberries', 'blueberry', 'Fresh <Blueberries>'],
    ['Chicken Broth', 'chiken broth', '<Chicken> <Broth>'],
    ['Jalapeño Peppers', 'jalapen', '<Jalapeñ>o Peppers'],
    ['Jalapen\u0303o', 'jalapeno', '<Jalapen\u0303o>'],
    ["Keller's Corn 'Flakes'", 'kellers flakes', "<Keller's> Corn '<Flakes>'"],
    ['Œufs frais', 'oeufs', '<Œufs> frais'],
    ['Cola 12oz', '12 oz', 'Cola <12><oz>'],
    ['🥛 Milk', 'milk', '🥛 <Milk>'],
    ['Twine', 'milk', 'Twine'],
    ['Twine', '', 'Twine'],
  ])('%s, for "%s": %s', (text, query, value) => {
    expect(mark(text, query).value).toBe(value)
  })

  test('and it is told how much of the query and of the text that is', () => {
    expect(mark('Whole Milk', 'whole milk')).toEqual({
      value: '<Whole> <Milk>',
      matchLevel: 'full',
      fullyHighlighted: true,
      matchedWords: ['whole', 'milk'],
    })
    expect(mark('Oat Milk', 'whole milk')).toEqual({
      value: 'Oat <Milk>',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['milk'],
    })
    expect(mark('Milk', 'mi')).toMatchObject({ matchLevel: 'full', fullyHighlighted: false })
    expect(mark('Twine', 'milk')).toEqual({ value: 'Twine', matchLevel: 'none', matchedWords: [] })
  })
})

test('without its marks any text is as it was', () => {
  const random = seededRandom(3)
  const pieces = [
    'milk',
    'Mi',
    "'",
    '’',
    'é',
    'e\u0301',
    'ß',
    '½',
    '12oz',
    ' ',
    ',',
    '🥛',
    '\ud83c',
    'İ',
  ]
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 8 }, () => pick(random, pieces)).join('')
    const { value } = mark(text, pick(random, ['milk', 'm', 'ess', '12 oz', 'e', 'i']))
    expect(value.replaceAll(/[<>]/g, '')).toBe(text)
  }
})
