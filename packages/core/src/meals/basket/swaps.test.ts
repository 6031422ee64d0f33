import { describe, expect, it } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import type { Meal } from '../meal.ts'
import { basketLines, freshBasket, totalCents } from './basket.ts'
import { pricedSwaps, withProducts } from './swaps.ts'

const product = (id: string, priceCents: number, diets: Product['diets'] = []): Product => ({
  id,
  name: id,
  priceCents,
  originalPriceCents: null,
  weightQuantity: '1 lb',
  department: 'Pantry',
  imageUrl: '',
  diets,
  isRetired: false,
})

const meal = {
  servings: 4,
  ingredients: [
    {
      food: 'lentils',
      name: 'lentils',
      grams: 400,
      packageGrams: 450,
      isPantry: false,
      product: product('cheapest', 199),
    },
  ],
} as unknown as Meal

const line = basketLines(meal, freshBasket(meal))[0]!
const small = { product: product('small', 150), packageGrams: 200 }
const organic = { product: product('organic', 299, ['low_sodium']), packageGrams: 450 }

describe('other products for an ingredient', () => {
  it('are priced by the packages that the amount takes', () => {
    expect(pricedSwaps(line, [small, organic], 1, null)).toMatchObject([
      { packages: 1, differenceCents: 100 },
      { packages: 2, differenceCents: 101 },
    ])
  })

  it('are compared with all packages of the product they replace, and with one of it if it is at home', () => {
    const differences = (packages: number) =>
      pricedSwaps({ ...line, packages }, [organic], 1, null).map(swap => swap.differenceCents)
    expect(differences(2)).toEqual([299 - 2 * 199])
    expect(differences(0)).toEqual([299 - 199])
  })

  it('keep to the diet first', () => {
    const cheaper = { product: product('cheaper', 99), packageGrams: 450 }
    const [first, second] = pricedSwaps(line, [cheaper, organic], 1, 'low_sodium')
    expect(first).toMatchObject({ product: { id: 'organic' }, isOfDiet: true })
    expect(second).toMatchObject({ differenceCents: -100, isOfDiet: false })
  })

  it('leave out the product that is there already', () => {
    expect(
      pricedSwaps(line, [{ product: product('cheapest', 199), packageGrams: 450 }], 1, null),
    ).toEqual([])
  })

  it('change the total of the meal, and only that ingredient', () => {
    const swapped = withProducts(meal, { lentils: small, rice: organic })
    expect(totalCents(swapped, freshBasket(swapped))).toBe(300)
    expect(totalCents(meal, freshBasket(meal))).toBe(199)
    expect(swapped.ingredients).toHaveLength(1)
  })
})
