import { describe, expect, it } from 'vitest'
import { bestUnitPriceId, bySize, sameProductKey } from './same-product.ts'

const sized = (name: string, weightQuantity: string, priceCents = 100) => ({
  id: weightQuantity,
  name,
  weightQuantity,
  priceCents,
})

describe('the sizes of one product', () => {
  it('are known by the name without the size', () => {
    const broth = sameProductKey(sized('Lakemount Chicken Broth, 32 oz', '32 oz'))
    expect(sameProductKey(sized('Lakemount Chicken Broth, 14.5 oz', '14.5 oz'))).toBe(broth)
    expect(sameProductKey(sized('Lakemount Beef Broth, 32 oz', '32 oz'))).not.toBe(broth)
  })

  it('are known in a file that writes them without a comma, or not in the name at all', () => {
    const chunks = sameProductKey(sized('Melon Chunks 16oz', '16oz'))
    expect(sameProductKey(sized('Melon Chunks 32oz', '32oz'))).toBe(chunks)
    expect(sameProductKey(sized('Melon Chunks', '3 lb'))).toBe(chunks)
    expect(sameProductKey(sized('Melon Chunks', ''))).toBe(chunks)
  })

  it('stand from the smallest to the largest', () => {
    const sizes = [sized('a', '2 lb'), sized('b', 'large'), sized('c', '8 oz'), sized('d', '1 lb')]
    expect(sizes.toSorted(bySize).map(({ id }) => id)).toEqual(['8 oz', '1 lb', '2 lb', 'large'])
  })
})

describe('the better unit price', () => {
  it('is the lowest, across pounds and ounces', () => {
    const small = sized('Rice', '16 oz', 199)
    expect(bestUnitPriceId([small, sized('Rice', '5 lb', 599)])).toBe('5 lb')
    expect(bestUnitPriceId([small, sized('Rice', '5 lb', 999)])).toBe('16 oz')
  })

  it('is nobody’s where sizes cannot be compared, are alike, or stand alone', () => {
    const small = sized('Tea', '16 oz', 200)
    expect(bestUnitPriceId([small, sized('Tea', '20 ct', 100)])).toBeNull()
    expect(bestUnitPriceId([small, sized('Tea', 'large', 100)])).toBeNull()
    expect(bestUnitPriceId([small, sized('Tea', '1 lb', 200)])).toBeNull()
    expect(bestUnitPriceId([small])).toBeNull()
  })
})
