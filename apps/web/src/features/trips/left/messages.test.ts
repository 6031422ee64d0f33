import { expect, it } from 'vitest'
import { messages } from './messages.ts'

it('own words, which may contain commas, are told apart', () => {
  expect(messages.inCart(2, ['batteries, AA', 'candles'])).toEqual({
    title: '2 products added to cart',
    message: 'Only a list can hold “batteries, AA”, “candles”.',
  })
  expect(messages.inCart(0, ['candles']).title).toBe('Nothing added to cart')
})
