import { expect, it } from 'vitest'
import { needText } from './need.ts'

const onion = { name: 'yellow onion', plural: 'yellow onions', gramsEach: 110 }
const cheese = { name: 'cheddar', plural: null, gramsEach: null }

it.each([
  [{ ...onion, grams: 110 }, '1 yellow onion'],
  [{ ...onion, grams: 220 }, '2 yellow onions'],
  [{ ...onion, grams: 165 }, '1½ yellow onions'],
  [{ ...onion, grams: 55 }, '½ yellow onion'],
  [{ ...onion, grams: 1 }, '¼ yellow onion'],
  [{ ...cheese, grams: 170 }, '6 oz cheddar'],
  [{ ...cheese, grams: 1 }, '½ oz cheddar'],
  [{ ...cheese, grams: 453.6 }, '1 lb cheddar'],
  [{ ...cheese, grams: 567 }, '1¼ lb cheddar'],
])('%o reads %s', (need, text) => {
  expect(needText(need)).toBe(text)
})
