import { describe, expect, it } from 'vitest'
import { leastTenths, packageChooser, worthwhilePackages } from './food-packages.ts'
import { planParts } from './plan-parts.ts'

function sold(id: string, priceCents: number, grams: number | null) {
  const product = {
    id,
    name: id,
    priceCents,
    originalPriceCents: null,
    weightQuantity: '',
    department: 'Pantry' as const,
    imageUrl: '',
    diets: [],
    isRetired: false,
  }
  return { product, grams }
}
const ids = (packages: Parameters<typeof worthwhilePackages>[0]) =>
  worthwhilePackages(packages).map(({ productId }) => productId)

describe('packages', () => {
  it('that others beat in weight and price are not considered', () => {
    const small = sold('small', 200, 100)
    expect(ids([small, sold('dear', 210, 100)])).toEqual(['small'])
    expect(ids([small, sold('light', 200, 90)])).toEqual(['small'])
    expect(ids([small, sold('two of small', 400, 200)])).toEqual(['small'])
    expect(ids([sold('large', 399, 200), small])).toEqual(['small', 'large'])
  })

  it('of unknown weight count where there are no others', () => {
    expect(ids([sold('vague', 10, null), sold('known', 200, 100)])).toEqual(['known'])
    expect(ids([sold('vague', 300, null), sold('other', 200, null)])).toEqual(['other'])
  })

  it.each([
    [0, 0, [0, 0]],
    [1000, 200, [1, 0]],
    [1001, 399, [0, 1]],
    [2001, 599, [1, 1]],
    [3001, 798, [0, 2]],
  ])('for %i tenths of a gram cost %i cents', (tenths, cents, counts) => {
    const choose = packageChooser(
      worthwhilePackages([sold('small', 200, 100), sold('large', 399, 200)]),
    )
    expect(choose(tenths)).toMatchObject({ cents, counts })
  })

  it('may hold 5 % less than is needed, and not more', () => {
    expect([leastTenths(100), leastTenths(101), leastTenths(1)]).toEqual([95, 96, 1])
  })
})

describe('food that does not keep for the whole plan', () => {
  const partsOf = (keeps: number | null, days: number) =>
    Array.from({ length: days }, (_, day) => planParts(keeps, days)(day)).join('')

  it.each([
    [null, 14, '00000000000000'],
    [7, 7, '0000000'],
    [5, 5, '00000'],
    [5, 7, '0000111'],
    [3, 14, '00001112222333'],
    [7, 14, '00000001111111'],
  ])('for %s days is counted in parts of a plan of %i days', (keeps, days, parts) => {
    expect(partsOf(keeps, days)).toBe(parts)
  })
})
