import { expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import type { CartItem } from './cart.ts'
import { type RestoredLine, restoredFrom, withLine } from './restored-item.ts'

const items = ['bread', 'milk', 'eggs'].map(anItem)
const [bread, milk, eggs] = items as [CartItem, CartItem, CartItem]

it('a removed item returns to its place, with its price when added and its need', () => {
  expect(withLine([bread, eggs], removed(milk))).toEqual(items)
  expect(withLine([bread, milk], removed(eggs))).toEqual(items)
})

it('it goes last if all that followed it is gone as well', () => {
  expect(withLine([bread], removed(milk))).toEqual([bread, milk])
})

it('items return to their places in whatever order they were removed and are restored', () => {
  for (const removals of orders(items)) {
    for (const restorations of orders(items)) {
      const { left, lines } = removeAll(removals)
      const whole = restorations.reduce<CartItem[]>(
        (cart, { product }) => withLine(cart, lineOf(product.id, lines)),
        left,
      )
      expect(names(whole), `${names(removals)} removed, ${names(restorations)}`).toEqual(
        names(items),
      )
    }
  }
})

it('it returns to before what followed it if only that is known', () => {
  const { following: _, ...restored } = restoredFrom(items, milk)
  expect(withLine([bread, eggs], { ...milk, restored })).toEqual(items)
  expect(withLine([bread], { ...milk, restored })).toEqual([bread, milk])
})

it('it stays where it has been added again', () => {
  const again = { ...milk, quantity: 1, priceCentsWhenAdded: 500 }
  const restored = withLine([bread, eggs, again], removed(milk))
  expect(restored).toEqual([bread, eggs, { ...again, quantity: milk.quantity }])
})

/** Removes one after the other from the cart. */
function removeAll(removals: readonly CartItem[]) {
  const lines: RestoredLine[] = []
  let left: readonly CartItem[] = items
  for (const item of removals) {
    lines.push({ ...item, restored: restoredFrom(left, item, lines) })
    left = left.filter(other => other !== item)
  }
  return { left: [...left], lines }
}

const removed = (item: CartItem) => ({ ...item, restored: restoredFrom(items, item) })

function lineOf(id: string, lines: readonly RestoredLine[]): RestoredLine {
  const line = lines.find(({ product }) => product.id === id)
  if (!line) throw new Error(id)
  return line
}

const names = (lines: readonly CartItem[]) => lines.map(({ product }) => product.id)

/** The items in every possible order. */
function orders(of: readonly CartItem[]): CartItem[][] {
  if (of.length === 0) return [[]]
  return of.flatMap(first => orders(of.filter(one => one !== first)).map(rest => [first, ...rest]))
}

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
