import { expect, test } from 'vitest'
import { foldText, foldWords } from './fold-text.ts'

test('accents and capitals make no difference', () => {
  expect(foldText('Jalapeño & Crème FRAÎCHE')).toBe('jalapeno & creme fraiche')
})

test.each([
  ['ข้าว', 'ขาว', 'rice and white in Thai'],
  ['दूध', 'दाध', 'vowels in Hindi'],
  ['かき', 'かぎ', 'oyster and key in Japanese'],
])('%s and %s stay two words: %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

test('words stand between single spaces, without punctuation', () => {
  expect(foldWords('2% Milk, (cold!)')).toBe(' 2% milk cold ')
})
