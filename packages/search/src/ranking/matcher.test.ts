import { expect, test } from 'vitest'
import { nameIndexSteps } from '../name-index.ts'
import { finish } from '../steps.ts'
import { pick, product, seededRandom } from '../test-documents.ts'
import { createMatcher } from './matcher.ts'
import { meaningsOf, readQuery } from './meanings.ts'

const random = seededRandom(29)
const letters = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox']
const names = Array.from({ length: 200 }, () =>
  Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(random, letters)).join(' '),
)
const index = finish(nameIndexSteps(names.map(name => product(name))))
const match = createMatcher(index)

test('matched are exactly the names that hold every word, query after query', () => {
  for (let round = 0; round < 300; round++) {
    const words = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, letters))
    const { documents } = match(meaningsOf(index, readQuery(`${words.join(' ')} `), false))
    const expected = names.flatMap((name, document) =>
      words.every(word => name.split(' ').includes(word)) ? [document] : [],
    )
    expect([...documents].sort((a, b) => a - b)).toEqual(expected)
  }
})

test('a word that stands twice counts where it counts most', () => {
  const twice = finish(nameIndexSteps([product('Milk Chocolate Milk')]))
  const { costs } = createMatcher(twice)(meaningsOf(twice, readQuery('milk '), false))
  expect(costs[0]).toBe(0)
})

test('nothing is matched without a word', () => {
  expect([...match([]).documents]).toEqual([])
})
