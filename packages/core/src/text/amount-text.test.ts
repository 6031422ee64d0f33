import { expect, it } from 'vitest'
import { amountPattern, amountText, isPlural, measureText, readAmount } from './amount-text.ts'

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
  ['cup', 1.05, 'cup'],
  ['cup', 1.07, 'cups'],
  ['cup', 0.97, 'cup'],
  ['tbsp', 3, 'tbsp'],
])('%s of %d reads %s', (measure, amount, text) => {
  expect(measureText(measure, amount)).toBe(text)
})

it('is plural exactly when it reads as more than one', () => {
  for (let hundredths = 1; hundredths < 2500; hundredths++) {
    const amount = hundredths / 100
    expect(isPlural(amount), `${amount}`).toBe(!/^(1|[⅛¼⅓⅜½⅝⅔¾⅞])$/.test(amountText(amount)))
  }
})

const amountsIn = (text: string) =>
  [...text.matchAll(new RegExp(amountPattern, 'gi'))].map(([found]) => readAmount(found))

it.each([
  ['2', 2],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['1,000', 1000],
  ['1/2', 1 / 2],
  ['1⁄2', 1 / 2],
  ['1/16', 1 / 16],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['1 and 1/2', 1.5],
  ['1 y 1/2', 1.5],
  ['½', 1 / 2],
  ['1½', 1.5],
  ['1 ⅓', 4 / 3],
  ['2 and ⅞', 2.875],
])('“%s” is %d', (text, amount) => {
  expect(amountsIn(text)).toEqual([amount])
})

it.each(['16/20', '6/70', '3.5/8', '2%', '2.5 %', '1.2.3', '11/2', '1/0'])(
  '“%s” is no amount, nor is a part of it',
  text => {
    expect(amountsIn(text)).toEqual([])
  },
)

it('several amounts are read one by one', () => {
  expect(amountsIn('12Pk,8Oz or 1 to 1 1/2 lb, 3-4')).toEqual([12, 8, 1, 1.5, 3, 4])
})
