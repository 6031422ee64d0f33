import { expect, test } from 'vitest'
import { nameIndexSteps } from '../indexing/name-index.ts'
import { product } from '../search-document.test-data.ts'
import { finish } from '../steps.ts'
import { knownWords } from './compounds.ts'
import { queryWord } from './query-words.ts'

const names = ['Vanilla Ice Cream', 'Cream of Oats', '7 Up, 12 ct', 'Iced Tea']
const index = finish(nameIndexSteps(names.map(name => product(name))))

function parts(text: string) {
  return knownWords(index, queryWord(text, text, true))
}

test.each([
  ['words that stand side by side in a name are taken apart', 'icecream', ['ice', 'cream']],
  ['a number too', '7up', ['7', 'up']],
  ['words that never stand together are unknown in one', 'creamvanilla', undefined],
  ['a known word stays one', 'iced', ['iced']],
  ['a known beginning stays one', 'vani', ['vani']],
  ['a plural stays one', 'teas', ['teas']],
])('%s: %s', (_, text, words) => {
  expect(parts(text)?.map(part => part.text)).toEqual(words)
})

test('only the last part is still being typed', () => {
  expect(parts('icecream')?.map(part => part.isBeingTyped)).toEqual([false, true])
})
