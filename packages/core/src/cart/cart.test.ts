import { describe, expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import {
  type CartItem,
  countItems,
  maxCartItems,
  maxQuantity,
  quantityOf,
  setQuantity,
} from './cart.ts'
import { savingsCents, totalCents } from './cart-totals.ts'
import { itemsFromStored } from './read-stored-cart.ts'
import { storedFromItem } from './stored-cart.ts'

const milk: Product = {
  id: 'milk',
  name: 'Whole Milk, 1 gal',
  priceCents: 429,
  originalPriceCents: 499,
  weightQuantity: '1 gal',
  department: 'Dairy & Eggs',
  imageUrl: '/pictures/milk.svg',
  diets: ['low_sodium'],
  isRetired: false,
}
const eggs: Product = {
  ...milk,
  id: 'eggs',
  name: 'Eggs',
  priceCents: 349,
  originalPriceCents: null,
}

const item = (product: Product, quantity: number): CartItem => ({
  product,
  quantity,
  priceCentsWhenAdded: product.priceCents,
})

describe('the cart', () => {
  it('puts a new product last and keeps the place of one that is there', () => {
    const cart = setQuantity(setQuantity([item(milk, 1)], eggs, 1), milk, 3)
    expect(cart.map(i => [i.product.id, i.quantity])).toEqual([
      ['milk', 3],
      ['eggs', 1],
    ])
  })

  it('removes a product at zero or below', () => {
    expect(setQuantity([item(milk, 1)], milk, 0)).toEqual([])
    expect(setQuantity([item(milk, 1)], milk, -1)).toEqual([])
  })

  it('holds no more of one product than the limit', () => {
    expect(quantityOf(setQuantity([], milk, 500), 'milk')).toBe(maxQuantity)
  })

  it('remembers the price at which a product was put in', () => {
    const cheaper = { ...milk, priceCents: 399 }
    expect(setQuantity([item(milk, 1)], cheaper, 2)[0]?.priceCentsWhenAdded).toBe(429)
  })

  it('counts pieces, not rows', () => {
    expect(countItems([item(milk, 2), item(eggs, 3)])).toBe(5)
  })

  it('totals what can be bought, and what the sale saves on it', () => {
    const cart = [item(milk, 2), item(eggs, 1), item({ ...milk, id: 'old', isRetired: true }, 4)]
    expect(totalCents(cart)).toBe(2 * 429 + 349)
    expect(savingsCents(cart)).toBe(2 * 70)
  })
})

describe('the cart in browser storage', () => {
  it('reads back what it wrote', () => {
    const cart = [item(milk, 2), item(eggs, 1)]
    expect(itemsFromStored(JSON.parse(JSON.stringify(cart.map(storedFromItem))))).toEqual(cart)
  })

  it('drops rows that nobody can use and keeps their neighbours', () => {
    const good = storedFromItem(item(milk, 2))
    const stored = [{ ...good, quantity: 0 }, { ...good, price: 'free' }, null, 'x', good]
    expect(itemsFromStored(stored)).toEqual([item(milk, 2)])
    expect(itemsFromStored([{ ...good, objectID: 'x'.repeat(201) }, good])).toHaveLength(1)
    expect(itemsFromStored('not a list')).toEqual([])
    expect(itemsFromStored(null)).toEqual([])
  })

  it('is no more than an account takes over', () => {
    const rows = Array.from({ length: maxCartItems + 1 }, (_, i) => ({
      ...storedFromItem(item(milk, 2)),
      objectID: `milk-${i}`,
    }))
    expect(itemsFromStored(rows)).toHaveLength(maxCartItems)
  })
})
