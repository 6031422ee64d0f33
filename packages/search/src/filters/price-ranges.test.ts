import { describe, expect, test } from 'vitest'
import { product } from '../search-document.test-data.ts'
import { createSearchIndex } from '../search-index.ts'
import { FilterSyntaxError, parseFilters } from './filters.ts'

const prices = [0, 100, 199, 200, 200, 201, 429, 1299]
const index = createSearchIndex(
  prices.map((priceCents, i) => product(`Tea ${i}`, { priceCents, onSale: i % 2 === 0 })),
)

function pricesFound(filters: string): number[] {
  const request = { query: '', sort: 'price_asc', page: 0, hitsPerPage: 100 } as const
  const { positions } = index.search({ ...request, filter: parseFilters(filters) })
  return [...positions].map(position => prices[position]!)
}

describe('a filter on the price', () => {
  test.each([
    ['current_price < 2', [0, 100, 199]],
    ['current_price <= 2', [0, 100, 199, 200, 200]],
    ['current_price = 2.00', [200, 200]],
    ['current_price:2', [200, 200]],
    ['current_price != 2', [0, 100, 199, 201, 429, 1299]],
    ['current_price>=2', [200, 200, 201, 429, 1299]],
    ['current_price>2', [201, 429, 1299]],
    ['current_price >= -1', prices],
    ['current_price < -1', []],
    ['current_price:1 TO 2', [100, 199, 200, 200]],
    ['current_price:2 TO 1', []],
    ['current_price <= 4.29 AND current_price >= 4.29', [429]],
    ['NOT current_price > 2 AND on_sale:TRUE', [0, 199, 200]],
    ['current_price < 1 OR current_price > 5', [0, 1299]],
  ])('%s', (filters, expected) => {
    expect(pricesFound(filters)).toEqual(expected)
  })

  test('between two cents lies between two prices', () => {
    expect(pricesFound('current_price > 1.995')).toEqual(pricesFound('current_price >= 2'))
    expect(pricesFound('current_price < 2.005')).toEqual(pricesFound('current_price <= 2'))
    expect(pricesFound('current_price = 2.005')).toEqual([])
  })

  test.each([
    ['current_price', 'expected ":" or a comparison, found the end at 13'],
    ['current_price 5', 'expected ":" or a comparison, found "5" at 14'],
    ['current_price < cheap', 'expected a number, found "cheap" at 16'],
    ['current_price:1 TO', 'expected a number, found the end at 18'],
    ['current_price:1 TO 1e3', 'expected a number, found "1e3" at 19'],
    ['department < 5', 'expected ":", found "<" at 11'],
  ])('that cannot be read says where: %s', (filters, message) => {
    expect(() => parseFilters(filters)).toThrow(
      new FilterSyntaxError(message.replace(/ at \d+$/, ''), Number(/\d+$/.exec(message)![0])),
    )
  })
})
