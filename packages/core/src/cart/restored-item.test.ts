import { expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import type { CartItem } from './cart.ts'
import { restoredFrom, withLine } from './restored-item.ts'

const items = ['bread', 'milk', 'eggs'].map(anItem)
const [bread, milk, eggs] = items as [CartItem, CartItem, CartItem]

it('a removed item returns to its place, with its price when added and its need', () => {
  expect(withLine([bread, eggs], removed(milk))).toEqual(items)
  expect(withLine([bread, milk], removed(eggs))).toEqual(items)
})

it('it goes last if what followed it is gone as well', () => {
  expect(withLine([bread], removed(milk))).toEqual([bread, milk])
})

it('it stays where it has been added again', () => {
  const again = { ...milk, quantity: 1, priceCentsWhenAdded: 500 }
  const restored = withLine([bread, eggs, again], removed(milk))
  expect(restored).toEqual([bread, eggs, { ...again, quantity: milk.quantity }])
})

const removed = (item: CartItem) => ({ ...item, restored: restoredFrom(items, item) })

function anItem(id: string): CartItem {
  const product: Product = {
    id,
    name: id,
    priceCents: 429,
    originalPriceCents: null,
    weightQuantity: '',
    department: 'Other',
    imageUrl: '',
    diets: [],
    isRetired: false,
  }
  const need = { name: id, plural: null, grams: 100, gramsEach: null }
  return { product, quantity: 2, priceCentsWhenAdded: 399, need }
}
