import { expect, it } from 'vitest'
import { cartLines } from './cart-lines.ts'

it('the quantities of several rows of one product are added up, to at most 99', () => {
  const rows = [
    { productId: 'limes', quantity: 2 },
    { productId: null, quantity: 5 },
    { productId: 'milk', quantity: 90 },
    { productId: 'limes', quantity: 1 },
    { productId: 'milk', quantity: 10 },
  ]
  expect(cartLines(rows)).toEqual([
    { productId: 'limes', quantity: 3 },
    { productId: 'milk', quantity: 99 },
  ])
})
