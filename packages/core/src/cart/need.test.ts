import { expect, it } from 'vitest'
import { needText } from './need.ts'

const onion = { name: 'yellow onion', plural: 'yellow onions', gramsEach: 110 }
const spinach = { name: 'fresh spinach', plural: null, gramsEach: 340, eachMeasure: 'bunch' }
const juice = { name: 'lemon juice', plural: null, gramsEach: 48 }
const cheese = { name: 'cheddar', plural: null, gramsEach: null }

it.each([
  [{ ...onion, grams: 110 }, '1 yellow onion'],
  [{ ...onion, grams: 220 }, '2 yellow onions'],
  [{ ...onion, grams: 165 }, '1½ yellow onions'],
  [{ ...onion, grams: 55 }, '½ yellow onion'],
  [{ ...onion, grams: 1 }, '¼ yellow onion'],
  [{ ...spinach, grams: 170 }, '½ bunch fresh spinach'],
  [{ ...spinach, grams: 510 }, '1½ bunches fresh spinach'],
  [{ ...juice, grams: 24 }, '1 oz lemon juice'],
  [{ ...cheese, grams: 170 }, '6 oz cheddar'],
  [{ ...cheese, grams: 1 }, '½ oz cheddar'],
  [{ ...cheese, grams: 453.6 }, '1 lb cheddar'],
  [{ ...cheese, grams: 567 }, '1¼ lb cheddar'],
])('%o reads %s', (need, text) => {
  expect(needText(need)).toBe(text)
})
