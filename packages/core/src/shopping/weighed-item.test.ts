import { expect, it } from 'vitest'
import { expectedPounds, weighedPrice } from './weighed-item.ts'

it.each([
  ['about 1.5 lb', 1.5],
  ['per lb', 1],
  ['approx. 2 lb', 2],
  ['1.5 lb', null],
  ['12 oz', null],
  ['about 6 ct', null],
  ['', null],
])('%s is reckoned with %s pounds', (size, pounds) => {
  expect(expectedPounds(size)).toBe(pounds)
})

it('is reckoned with the pounds of all, as one would write them', () => {
  expect(expectedPounds('about 1.1 lb', 3)).toBe(3.3)
  expect(expectedPounds('about 0.125 lb', 3)).toBe(0.375)
})

it.each([
  [{ priceCents: 749, expected: 1.5, quantity: 1 }, 1.62, 809, 809],
  [{ priceCents: 199, expected: 1, quantity: 1 }, 0.5, 100, 100],
  [{ priceCents: 333, expected: 3, quantity: 3 }, 3.01, 334, 1002],
  [{ priceCents: 299, expected: 2, quantity: 2 }, 2.01, 301, 601],
])('%j costs what the scale says of all, to the cent', (estimated, pounds, priceCents, cents) => {
  const lineTotal = { cents, quantity: estimated.quantity }
  expect(weighedPrice(estimated, pounds)).toEqual({ priceCents, lineTotal })
})
