import { expect, test } from 'vitest'
import { randomProducts, seededRandom } from './search-document.test-data.ts'
import { searchIndexSteps } from './search-index.ts'
import { finish, inSteps } from './steps.ts'

test('work in steps visits every item once and in order', () => {
  const items = Array.from({ length: 600 }, (_, i) => i)
  const visited: number[] = []
  const steps = inSteps(items, (item, position) => visited.push(item + position))
  let pauses = 0
  while (!steps.next().done) pauses++
  expect(visited).toEqual(items.map(item => item * 2))
  expect(pauses).toBe(2)
})

test('an index that two builders make in turns is the one made at once', () => {
  const products = randomProducts(seededRandom(2), 1100)
  const [first, second] = [searchIndexSteps(products), searchIndexSteps(products)]
  let [one, other] = [first.next(), second.next()]
  while (!one.done || !other.done) [one, other] = [one.done ? one : first.next(), second.next()]
  expect(one.value).toEqual(finish(searchIndexSteps(products)))
})
