import { expect, it } from 'vitest'
import { amountText, measureText } from './amount-text.ts'

it.each([
  [0.88, '⅞'],
  [0.875, '⅞'],
  [0.63, '⅝'],
  [0.38, '⅜'],
  [0.33, '⅓'],
  [0.67, '⅔'],
  [1.33, '1⅓'],
  [2.99, '3'],
  [0.97, '1'],
  [1, '1'],
  [0.02, '⅛'],
  [7.5, '7½'],
  [19.99, '20'],
  [375.4, '375'],
])('%d reads %s', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})

it('never reads as decimals, whatever the servings', () => {
  for (let thousandths = 1; thousandths < 30_000; thousandths += 7) {
    expect(amountText(thousandths / 1000)).toMatch(/^(\d+[⅛¼⅓⅜½⅝⅔¾⅞]?|[⅛¼⅓⅜½⅝⅔¾⅞])$/)
  }
})

it.each([
  ['cup', 1, 'cup'],
  ['cup', 2, 'cups'],
  ['bunch', 1.5, 'bunches'],
  ['leaf', 2, 'leaves'],
  ['tbsp', 3, 'tbsp'],
])('%s of %d reads %s', (measure, amount, text) => {
  expect(measureText(measure, amount)).toBe(text)
})
