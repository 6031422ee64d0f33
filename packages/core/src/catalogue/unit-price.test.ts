import { describe, expect, it } from 'vitest'
import { readSize, unitPrice } from './unit-price.ts'

describe('a size as sold', () => {
  it.each([
    ['32 oz', 32, 'oz'],
    ['14.5 oz', 14.5, 'oz'],
    ['about 1.5 lb', 1.5, 'lb'],
    ['64 fl oz', 64, 'fl oz'],
    ['6 x 12 fl oz', 72, 'fl oz'],
    ['1 gal', 128, 'fl oz'],
    ['1 qt', 32, 'fl oz'],
    ['12 ct', 12, 'ct'],
    ['each', 1, 'each'],
    ['1 ear', 1, 'ear'],
    ['6 rolls', 6, 'roll'],
    ['per lb', 1, 'lb'],
    ['12Pk, 8Oz', 96, 'oz'],
    ['10oz, 2 Pack', 20, 'oz'],
    ['3lb.', 3, 'lb'],
    ['8Pk', 8, 'ct'],
    ['.5 oz', 0.5, 'oz'],
    ['1/4 Sheet', 0.25, 'sheet'],
    ['1/2 gal', 64, 'fl oz'],
    ['1 1/2 lb', 1.5, 'lb'],
    ['1½ lb', 1.5, 'lb'],
    ['2 x 1/4 lb', 0.5, 'lb'],
    ['1/4 Pound, 6 Pack', 1.5, 'lb'],
    ['1 lb 4 oz', 1.25, 'lb'],
    ['1lb4oz', 1.25, 'lb'],
    ['1 lb, 16 oz', 1, 'lb'],
    ['6 x 1 lb 4 oz', 7.5, 'lb'],
    ['1,000 sheets', 1000, 'sheet'],
    ['12 double rolls', 12, 'roll'],
    ['12 ct, 2 pk', 24, 'ct'],
    ['2 pk, 12 ct', 24, 'ct'],
    ['5 x 2 Packs', 10, 'ct'],
    ['12 Fl. Oz., 6pk.', 72, 'fl oz'],
    ['32 fluid ounces', 32, 'fl oz'],
    ['16/20 Ct, 1lb', 1, 'lb'],
    ['4 - 3 oz, 12 oz', 12, 'oz'],
  ])('%s is %d %s', (text, amount, unit) => {
    expect(readSize(text)).toEqual({ amount, unit })
  })

  it.each([
    '',
    'Large',
    '9 Inch',
    '0 oz',
    'olive',
    '16/20 ct',
    '6/70 oz',
    '2-3 oz',
    '1 to 2 lb',
    '3 big bunches',
  ])('%j names no amount', text => {
    expect(readSize(text)).toBeNull()
  })

  it('metric sizes read as fluid ounces and ounces', () => {
    expect(readSize('750 ml')?.amount).toBeCloseTo(25.36, 2)
    expect(readSize('2 L')?.amount).toBeCloseTo(67.63, 2)
    expect(readSize('500 g')?.amount).toBeCloseTo(17.64, 2)
  })
})

it('a 32 oz carton at $2.89 costs nine cents an ounce', () => {
  const price = unitPrice(289, '32 oz')
  expect(price?.unit).toBe('oz')
  expect(price?.cents).toBeCloseTo(9.03, 2)
})

it('a quarter of a sheet cake at $29.99 costs four times that a sheet', () => {
  expect(unitPrice(2999, '1/4 Sheet')).toEqual({ cents: 11996, unit: 'sheet' })
})
