import type { Product } from '@aisleway/core/catalogue/product'
import { expect, it } from 'vitest'
import { statusOf, withNewest } from './use-just-added.ts'

const limes = { id: 'limes', name: 'Limes' } as Product
const milk = { id: 'milk', name: 'Whole Milk' } as Product

it('own words are kept like products, each once, the latest first', () => {
  expect(withNewest(['candles', milk], [limes])).toEqual([limes, 'candles', milk])
  expect(withNewest([limes, 'candles', milk], ['candles'])).toEqual(['candles', limes, milk])
})

it('and are told like products', () => {
  expect(statusOf(['candles'], 'Party')).toBe('“candles” is on Party')
  expect(statusOf([limes, 'candles'], 'Party')).toBe('2 items are on Party')
  expect(statusOf([limes], null)).toBe('Limes is in your cart')
})
