import { expect, it } from 'vitest'
import { expectedPounds, weighedCents } from './weighed-item.ts'

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

it('costs what the scale says, to the cent', () => {
  expect(weighedCents(749, 1.5, 1.62)).toBe(809)
  expect(weighedCents(199, 1, 0.5)).toBe(100)
})
