import { expect, it } from 'vitest'
import { maxPounds, typedPounds } from './typed-weight.ts'

it.each([
  ['1.62', 1.62],
  [' 1,62 ', 1.62],
  ['1.625', 1.625],
  ['.5', 0.5],
  ['100', maxPounds],
])('“%s” is a weight', (text, pounds) => expect(typedPounds(text)).toBe(pounds))

it.each(['', '0', '-1', '100.01', '1e1', '0x10', '1,250', 'a pound'])('“%s” is none', text =>
  expect(typedPounds(text)).toBeUndefined(),
)
