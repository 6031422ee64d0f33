import { describe, expect, test } from 'vitest'
import { product } from '../search-document.test-data.ts'
import type { SearchDocument } from '../search-index.ts'
import { finish } from '../steps.ts'
import { orderSteps } from './orders.ts'

const products = [
  product('Zucchini', { priceCents: 100, popularity: 1 }),
  product('éclair', { priceCents: 300, popularity: 9 }),
  product('Eggs, 12 ct', { priceCents: 100, popularity: 1 }),
  product('Eggs, 6 ct', { priceCents: 200, popularity: 9 }),
]
const orders = finish(orderSteps(products))

function namesIn({ documents }: { documents: Uint32Array }): string[] {
  return [...documents].map(position => products[position]!.name)
}

test('names go by letter without case and accents, and by number', () => {
  expect(namesIn(orders.name_asc)).toEqual(['éclair', 'Eggs, 6 ct', 'Eggs, 12 ct', 'Zucchini'])
})

test('equal prices go by name, upwards and downwards', () => {
  expect(namesIn(orders.price_asc)).toEqual(['Eggs, 12 ct', 'Zucchini', 'Eggs, 6 ct', 'éclair'])
  expect(namesIn(orders.price_desc)).toEqual(['éclair', 'Eggs, 6 ct', 'Eggs, 12 ct', 'Zucchini'])
})

test('the most popular come first, equals by name', () => {
  expect(namesIn(orders.popularity)).toEqual(['éclair', 'Eggs, 6 ct', 'Eggs, 12 ct', 'Zucchini'])
})

test('each product knows its place in an order', () => {
  const { documents, ranks } = orders.price_asc
  expect([...documents].map(document => ranks[document])).toEqual([0, 1, 2, 3])
})

describe('the opening', () => {
  const openingOf = (shop: SearchDocument[]) =>
    [...finish(orderSteps(shop)).opening.documents].map(position => shop[position]!.name)

  test('lets no department stand in a block, and keeps rare things back', () => {
    const shop = [
      ...[98, 97, 96, 95].map(popularity =>
        product(`Milk ${popularity}`, { department: 'Dairy', popularity }),
      ),
      ...[94, 93].map(popularity =>
        product(`Bread ${popularity}`, { department: 'Bakery', popularity }),
      ),
      product('Orchid', { department: 'Floral', popularity: 8 }),
    ]
    expect(openingOf(shop)).toEqual([
      'Milk 98',
      'Bread 94',
      'Milk 97',
      'Bread 93',
      'Milk 96',
      'Milk 95',
      'Orchid',
    ])
  })

  test('goes by name where nobody knows what is popular', () => {
    const shop = ['Zucchini', 'Apples', 'Milk'].map(name => product(name))
    expect(openingOf(shop)).toEqual(['Apples', 'Milk', 'Zucchini'])
  })
})
