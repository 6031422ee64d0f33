import { expect, test } from 'vitest'
import { foldText, foldWords } from './fold-text.ts'

test('accents and capitals make no difference', () => {
  expect(foldText('Jalapeño & Crème FRAÎCHE')).toBe('jalapeno & creme fraiche')
})

test('words stand between single spaces, without punctuation', () => {
  expect(foldWords('2% Milk, (cold!)')).toBe(' 2% milk cold ')
})
