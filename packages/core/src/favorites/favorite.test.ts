import { describe, expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { type Favorite, maxFavorites } from './favorite.ts'
import { withFavorite, withoutFavorite } from './favorite-list.ts'
import { favoritesFromStored } from './read-stored-favorites.ts'
import { storedFromFavorite } from './stored-favorite.ts'

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

const product = (id: string, day: number): Favorite => ({
  type: 'product',
  id,
  data: { ...milk, id },
  dateAdded: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
})
const stew: Favorite = {
  type: 'meal',
  id: 'Barley Stew',
  data: {
    slug: 'barley-stew',
    name: 'Barley Stew',
    imageUrl: '/pictures/meals/barley-stew.svg',
    description: 'Plant Based · 430 calories',
  },
  dateAdded: '2026-11-03T09:00:00.000Z',
}
const ids = (favorites: readonly Favorite[]) => favorites.map(favorite => favorite.id)
const throughStorage = (rows: unknown) => favoritesFromStored(JSON.parse(JSON.stringify(rows)))

describe('favorites', () => {
  it('stand with the newest first, also when an older one comes back', () => {
    const two = withFavorite([product('milk', 1)], product('eggs', 5))
    expect(ids(withFavorite(two, stew))).toEqual(['eggs', 'Barley Stew', 'milk'])
  })

  it('hold a thing once, however often its heart is pressed', () => {
    expect(ids(withFavorite([product('milk', 1)], product('milk', 2)))).toEqual(['milk'])
  })

  it('tell a meal from a product of the same name', () => {
    const both = [stew, { ...product('Barley Stew', 1) }]
    expect(withoutFavorite(both, { type: 'product', id: 'Barley Stew' })).toEqual([stew])
  })
})

describe('favorites in browser storage', () => {
  it('read back what was written', () => {
    const favorites = [product('eggs', 5), stew, product('milk', 1)]
    expect(throughStorage(favorites.map(storedFromFavorite))).toEqual(favorites)
  })

  it('have the fields id, type, data and dateAdded, and a product those of a search hit', () => {
    const stored = storedFromFavorite(product('milk', 1))
    expect(Object.keys(stored).sort()).toEqual(['data', 'dateAdded', 'id', 'type'])
    expect(stored.data).toMatchObject({ objectID: 'milk', current_price: 4.29, low_sodium: 'TRUE' })
  })

  it('drop rows that nobody can use and keep their neighbours', () => {
    const good = storedFromFavorite(product('milk', 1))
    const broken = [
      null,
      'x',
      { ...good, id: '' },
      { ...good, type: 'recipe' },
      { ...good, data: null },
      { ...good, data: { ...good.data, current_price: 'free' } },
      { ...good, dateAdded: 'yesterday' },
    ]
    expect(ids(throughStorage([...broken, good]))).toEqual(['milk'])
    expect(throughStorage({ milk: good })).toEqual([])
    expect(throughStorage(null)).toEqual([])
  })

  it('read a row that tells little: a price in text, no flags, no date', () => {
    const [read] = throughStorage([
      { id: 'milk', type: 'product', data: { current_price: '4.29' } },
    ])
    expect(read?.data).toMatchObject({
      id: 'milk',
      priceCents: 429,
      diets: [],
      department: 'Other',
    })
  })

  it('are no more than an account holds, the oldest left out', () => {
    const rows = Array.from({ length: maxFavorites + 1 }, (_, i) => ({
      ...storedFromFavorite(stew),
      id: `Meal ${i}`,
      dateAdded: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
    }))
    const read = throughStorage(rows)
    expect(read).toHaveLength(maxFavorites)
    expect(read.some(favorite => favorite.id === 'Meal 0')).toBe(false)
  })
})
