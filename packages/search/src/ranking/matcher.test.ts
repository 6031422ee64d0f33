import { expect, test } from 'vitest'
import { type NameIndex, nameIndexSteps } from '../indexing/name-index.ts'
import { createMeanings } from '../query/meanings.ts'
import { readQuery } from '../query/query-words.ts'
import { pick, product, seededRandom } from '../search-document.test-data.ts'
import { finish } from '../steps.ts'
import { Hits } from './hits.ts'
import { createMatcher } from './matcher.ts'

const random = seededRandom(29)
const letters = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox']
const names = Array.from({ length: 200 }, () =>
  Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(random, letters)).join(' '),
)
const index = finish(nameIndexSteps(names.map(name => product(name))))
const found = matching(index)

function matching(searched: NameIndex) {
  const match = createMatcher(searched)
  const { meaningsOf } = createMeanings(searched)
  const hits = new Hits(searched.size)
  return (query: string, cost = 0) => {
    hits.clear()
    match(meaningsOf(readQuery(query), false), cost, hits)
    const documents = [...hits.documents.subarray(0, hits.count)]
    return documents
      .map((document, i) => ({ document, cost: hits.costs[i]! }))
      .sort((a, b) => a.document - b.document)
  }
}

test('matched are exactly the names that hold every word, query after query', () => {
  for (let round = 0; round < 300; round++) {
    const words = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, letters))
    const expected = names.flatMap((name, document) =>
      words.every(word => name.split(' ').includes(word)) ? [document] : [],
    )
    expect(found(`${words.join(' ')} `).map(({ document }) => document)).toEqual(expected)
  }
})

test('a word that stands twice counts where it counts most', () => {
  const shop = matching(finish(nameIndexSteps([product('Milk Milk Chocolate Milk')])))
  expect(shop('milk ')[0]!.cost).toBeLessThan(shop('chocolate ')[0]!.cost)
})

test('another order costs more than the distance, but a brand may be typed last', () => {
  const kinds = ['Cool Ranch Chips', 'Beef Jerky', 'Salt Crackers', 'Cheese Dip']
  const shop = matching(finish(nameIndexSteps(kinds.map(kind => product(`Crispo ${kind}`)))))
  const costOf = (query: string) => shop(query)[0]!.cost
  expect(costOf('chips cool ')).toBeGreaterThan(costOf('cool chips ') + 8)
  expect(costOf('cool ranch crispo ')).toBe(costOf('crispo cool ranch '))
})

test('what a clause costs is added to each of its documents', () => {
  expect(found('ant ', 8).map(({ cost }) => cost - 8)).toEqual(
    found('ant ').map(({ cost }) => cost),
  )
})

test('nothing is matched without a word', () => {
  expect(found(' ')).toEqual([])
})
