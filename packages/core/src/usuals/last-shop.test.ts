import { expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { repeatedShop, type ShopLine } from './last-shop.ts'

function line(name: string, paidCents: number | null, today: Partial<Product> | null): ShopLine {
  const product = today && { ...milk, id: name, name, ...today }
  return { name, quantity: 2, paidCents, product }
}

const milk: Product = {
  id: 'milk',
  name: 'Whole Milk',
  priceCents: 429,
  originalPriceCents: null,
  weightQuantity: '1 gal',
  department: 'Dairy & Eggs',
  imageUrl: '',
  diets: [],
  isRetired: false,
}

it('tells what costs more or less than last time, and what it comes to', () => {
  const shop = repeatedShop([
    line('Whole Milk', 399, { priceCents: 429 }),
    line('Rye Bread', 449, { priceCents: 400 }),
    line('Limes', 199, { priceCents: 199 }),
  ])
  expect(shop.dearer.map(({ name }) => name)).toEqual(['Whole Milk'])
  expect(shop.cheaper.map(({ name }) => name)).toEqual(['Rye Bread'])
  expect(shop).toMatchObject({ totalCents: 2056, paidCents: 2094, noLongerSold: [], freeText: [] })
})

it('tells no change of what is sold by weight, which is that of the scale', () => {
  const chicken = line('Chicken', 899, { priceCents: 999, weightQuantity: 'about 1.5 lb' })
  expect(repeatedShop([chicken])).toMatchObject({
    ...{ dearer: [], cheaper: [], isUnchanged: false },
    ...{ totalCents: 1998, paidCents: 1798 },
  })
})

it('tells no change of what was weighed and is sold by the package today', () => {
  const chicken = { ...line('Chicken', 871, { priceCents: 899 }), lineTotalCents: 1741 }
  expect(repeatedShop([chicken])).toMatchObject({ dearer: [], cheaper: [], isUnchanged: false })
})

it('what was weighed together cost what the scale said, not its rounded price times its number', () => {
  const weighed = { priceCents: 871, weightQuantity: 'about 1.5 lb' }
  const chicken = { ...line('Chicken', 871, weighed), lineTotalCents: 1741 }
  const limes = line('Limes', 199, { priceCents: 199 })
  expect(repeatedShop([chicken, limes])).toMatchObject({
    ...{ dearer: [], cheaper: [], isUnchanged: false },
    ...{ totalCents: 2140, paidCents: 2139 },
  })
  const alike = { ...chicken, lineTotalCents: 1742 }
  expect(repeatedShop([alike, limes])).toMatchObject({ isUnchanged: true, paidCents: 2140 })
})

it('leaves out own words and what is no longer sold, and names them', () => {
  const shop = repeatedShop([
    line('birthday candles', 300, null),
    line('Rye Bread', 449, { isRetired: true }),
    line('Limes', null, { priceCents: 199 }),
  ])
  expect(shop.freeText).toEqual(['birthday candles'])
  expect(shop.noLongerSold).toEqual(['Rye Bread'])
  expect(shop).toMatchObject({ totalCents: 398, paidCents: 398, dearer: [], cheaper: [] })
  expect(shop.isUnchanged).toBe(true)
})
