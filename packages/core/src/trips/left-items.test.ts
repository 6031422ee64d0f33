import { expect, it } from 'vitest'
import { leftItems } from './left-items.ts'
import type { TripItem } from './trip.ts'

const milk: TripItem = {
  productId: 'milk',
  name: 'Whole Milk',
  imageUrl: '',
  weightQuantity: '1 gal',
  department: 'Dairy & Eggs',
  quantity: 2,
  priceCents: 399,
  originalPriceCents: null,
  origin: 'deal',
  isChecked: false,
}

it('what was not ticked is left, with its quantity and its note, and without its swap', () => {
  const planned = { productId: null, name: 'Cream', quantity: 1, priceCents: null, origin: 'list' }
  const items = [
    { ...milk, isChecked: true },
    {
      ...milk,
      id: 'row',
      note: 'the blue one',
      insteadOf: planned as TripItem['insteadOf'] & object,
    },
  ]
  const [left, ...others] = leftItems(items, 'mara')
  expect(others).toEqual([])
  expect(left).toMatchObject({ quantity: 2, note: 'the blue one', origin: 'list', addedBy: 'mara' })
  expect(left).not.toHaveProperty('insteadOf')
  expect(left).not.toHaveProperty('isChecked')
  expect(left).not.toHaveProperty('id')
})
