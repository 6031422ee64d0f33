import type { Product } from '@aisleway/core/catalogue/product'
import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { describe, expect, it } from 'vitest'
import { isDoubtful, missesWords, packagesWanted } from './wanted-product.ts'

const beef = { name: 'Ground Beef, 1 lb', weightQuantity: '1 lb', department: 'Meat & Seafood' }
const avocado = { name: 'Hass Avocado', weightQuantity: 'each', department: 'Produce' }
const eggs = { name: 'Large Eggs, 12 ct', weightQuantity: '12 ct', department: 'Dairy & Eggs' }

const without = (...removed: string[]): SearchGuess => ({
  replaced: [],
  removed,
  queries: [],
  query: '',
})

describe('an amount that no product has says how many are wanted', () => {
  it.each([
    ['2 lb ground beef', beef, without('2', 'lb'), 2],
    ['two avocados', avocado, without('two'), 2],
    ['24 eggs', eggs, without('24'), 2],
    ['cheap ground beef', beef, without('cheap'), 1],
  ])('%s', (text, product, guess, quantity) => {
    expect(packagesWanted(text, product as Product, guess)).toBe(quantity)
  })

  it('and one is wanted of what was found by its amount', () => {
    expect(packagesWanted('8 grain bread', avocado as Product, undefined)).toBe(1)
  })
})

it('leaving out an amount leaves out nothing that was wanted', () => {
  expect(missesWords('2 lb ground beef', without('2', 'lb'))).toBe(false)
  expect(missesWords('2 lb organic beef', without('2', 'lb', 'organic'))).toBe(true)
})

it('what was read by its letters is doubtful, a synonym is not', () => {
  const read = (by: 'typo' | 'synonym') => ({
    ...without(),
    replaced: [{ typed: 'grandma', used: 'grandpa', by }],
  })
  expect(isDoubtful('grandma', read('typo'))).toBe(true)
  expect(isDoubtful('grandma', read('synonym'))).toBe(false)
})
