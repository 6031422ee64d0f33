import { expect, test } from 'vitest'
import { typedPrice } from './typed-price.ts'

const cents = (text: string) => typedPrice(text, { isRequired: true })

test('a price is read as shoppers type it', () => {
  for (const text of ['2.99', '2,99', '$2.99', ' $ 2,99 '])
    expect(cents(text)).toEqual({ cents: 299 })
})

test('a comma for thousands is refused rather than read as a point', () => {
  expect(cents('1,250')).toHaveProperty('error')
  expect(cents('1,250.00')).toHaveProperty('error')
})
