import { expect, it } from 'vitest'
import type { Department } from './departments.ts'
import { homeOf } from './home.ts'
import { roundedDown } from './product-count.ts'

const row = (
  id: string,
  department: Department,
  popularity: number,
  originalPriceCents: number | null = null,
) => ({
  id,
  name: id,
  priceCents: 100,
  originalPriceCents,
  weightQuantity: '',
  department,
  imageUrl: '',
  diets: [],
  isRetired: false,
  popularity,
})

it('the window shows the best-known product of each of its departments', () => {
  const { showcase } = homeOf([
    row('leek', 'Produce', 5),
    row('banana', 'Produce', 90),
    row('broth', 'Pantry', 40),
    row('shampoo', 'Personal Care', 99),
  ])
  expect(showcase.map(product => product.id)).toEqual(['banana', 'broth'])
})

it('the sale row takes one of each department in turn, best known first', () => {
  const { onSale, onSaleCount } = homeOf([
    row('leek', 'Produce', 5, 120),
    row('banana', 'Produce', 90, 120),
    row('broth', 'Pantry', 40, 120),
    row('rice', 'Pantry', 95, null),
    row('salt', 'Pantry', 94, 90),
  ])
  expect(onSale.map(product => product.id)).toEqual(['banana', 'broth', 'leek'])
  expect(onSaleCount).toBe(3)
})

it('the departments with something to sell come best known first, equals in the order of the filters', () => {
  const { departments } = homeOf([
    { ...row('banana', 'Produce', 90), imageUrl: '/pictures/banana.svg' },
    row('leek', 'Produce', 5),
    row('tulips', 'Floral', 3),
    row('broth', 'Pantry', 3),
  ])
  expect(departments).toEqual([
    { department: 'Produce', imageUrl: '/pictures/banana.svg' },
    { department: 'Pantry', imageUrl: '' },
    { department: 'Floral', imageUrl: '' },
  ])
})

it('claims no more products than there are', () => {
  expect([12_834, 999, 100, 7].map(roundedDown)).toEqual(['12,000', '900', '100', '7'])
})
