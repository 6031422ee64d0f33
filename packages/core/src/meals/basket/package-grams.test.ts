import { describe, expect, it } from 'vitest'
import { packageGrams } from './package-grams.ts'

describe('packageGrams', () => {
  it.each([
    ['16 oz', 453.6],
    ['about 1.5 lb', 680.4],
    ['6 x 1 oz', 170.1],
    ['3 ct', 150],
    ['1 bunch', 50],
    ['each', 50],
    ['12 fl oz', 360],
    ['1 pt', 480],
  ])('reads %s as %d g', (weightQuantity, grams) => {
    expect(packageGrams(weightQuantity, { gramsEach: 50, gramsPerFlOz: 30 })).toBeCloseTo(grams, 0)
  })

  it('leaves the refuse out of a weight, but not out of pieces, which are given without it', () => {
    expect(packageGrams('2 lb', { refusePercent: 25 })).toBeCloseTo(680.4, 1)
    expect(packageGrams('each', { gramsEach: 150, refusePercent: 25 })).toBe(150)
  })

  it('is null where pieces or volume have no known weight', () => {
    expect(packageGrams('each', { gramsPerFlOz: 30 })).toBeNull()
    expect(packageGrams('1 gal', { gramsEach: 30 })).toBeNull()
    expect(packageGrams('family size', { gramsEach: 30 })).toBeNull()
  })
})
