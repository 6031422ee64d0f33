import { expect, it } from 'vitest'
import { firstLetters, partsMatching, partsOf } from './marked-text.ts'

it('matched letters stand between the tags', () => {
  expect(partsOf('Greek <mark>Yog</mark>urt')).toEqual([
    { text: 'Greek ', isMatched: false },
    { text: 'Yog', isMatched: true },
    { text: 'urt', isMatched: false },
  ])
  expect(partsOf('<mark>Milk</mark>')).toEqual([{ text: 'Milk', isMatched: true }])
  expect(partsOf('Milk')).toEqual([{ text: 'Milk', isMatched: false }])
})

it('letters that were searched for match wherever they stand, in any case and as they were typed', () => {
  const marked = (text: string, search: string) =>
    partsMatching(text, search)
      .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
      .join('')
  expect(marked('Banana bread, bananas', ' BANANA')).toBe('[Banana] bread, [banana]s')
  expect(marked('Jalapeño (2)', 'ÑO (2')).toBe('Jalape[ño (2])')
  expect(marked('Milk 1%', '.')).toBe('Milk 1%')
  expect(marked('Milk', '')).toBe('Milk')
})

it('a size is cut off the end, also in the middle of a match', () => {
  const name = partsOf('Whole <mark>Milk, 1</mark> gal')
  expect(firstLetters(name, 'Whole Milk'.length)).toEqual([
    { text: 'Whole ', isMatched: false },
    { text: 'Milk', isMatched: true },
  ])
  expect(firstLetters(name, 5)).toEqual([{ text: 'Whole', isMatched: false }])
})
