import { expect, it } from 'vitest'
import { figureText } from './figure-text.ts'

const sodium = { figure: 'sodium', bound: 'atMost', limit: 140, per: 'serving' } as const
const protein = { figure: 'protein', bound: 'atLeast', limit: 10, per: 'serving' } as const

it.each([
  [{ ...sodium, amount: 115.62, isMet: true }, '116'],
  [{ ...sodium, amount: 4.04, isMet: true }, '4'],
  [{ ...sodium, amount: 140.4, isMet: false }, '140.4'],
  [{ ...sodium, amount: 140.04, isMet: false }, '140.04'],
  [{ ...protein, amount: 9.97, isMet: false }, '9.97'],
  [{ ...protein, amount: 10.2, isMet: true }, '10'],
  [{ ...protein, amount: 0, isMet: false }, '0'],
])('%o reads %s', (check, text) => {
  expect(figureText(check)).toBe(text)
})
