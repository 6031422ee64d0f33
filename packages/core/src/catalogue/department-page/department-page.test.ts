import { describe, expect, it } from 'vitest'
import { departmentPageOf } from './department-page.ts'
import { isNewThisWeek } from './new-products.ts'

type Item = Parameters<typeof departmentPageOf>[1][number]

function product(id: string, given: Partial<Item> = {}): Item {
  return {
    id,
    name: id,
    priceCents: 299,
    originalPriceCents: null,
    weightQuantity: '1 lb',
    department: 'Dairy & Eggs',
    category: 'Milk',
    imageUrl: `/pictures/${id}.svg`,
    diets: [],
    isRetired: false,
    popularity: 1,
    ...given,
  }
}

const pageOf = (products: readonly Item[], isNew: (product: Item) => boolean = () => false) =>
  departmentPageOf('Dairy & Eggs', products, isNew)
const many = (count: number, given: Partial<Item> = {}) =>
  Array.from({ length: count }, (_, i) => product(`${given.category ?? 'Milk'} ${i}`, given))

describe('the categories on the page of a department', () => {
  it('come the best-known first, with the picture of their best-known product', () => {
    const { categories } = pageOf([
      product('skim', { popularity: 5 }),
      product('whole', { popularity: 80 }),
      product('brown', { category: 'Eggs', popularity: 90 }),
      product('basket', { category: '' }),
      product('ham', { department: 'Deli', category: 'Ham' }),
    ])
    expect(categories).toEqual([
      { name: 'Eggs', count: 1, imageUrl: '/pictures/brown.svg' },
      { name: 'Milk', count: 2, imageUrl: '/pictures/whole.svg' },
    ])
  })

  it('are the twelve largest', () => {
    const products = Array.from({ length: 14 }, (_, i) =>
      many(i + 1, { category: `Aisle ${i}`, popularity: 100 - i }),
    ).flat()
    const names = pageOf(products).categories.map(({ name }) => name)
    expect(names).toHaveLength(12)
    expect(names[0]).toBe('Aisle 2')
  })
})

it('what is on sale is counted, and shown one category after the other', () => {
  const sale = { originalPriceCents: 399 }
  const { onSale, onSaleCount } = pageOf([
    ...many(12, { ...sale, popularity: 50 }),
    product('eggs', { ...sale, category: 'Eggs' }),
    product('regular', { originalPriceCents: 299 }),
  ])
  expect(onSaleCount).toBe(13)
  expect(onSale).toHaveLength(10)
  expect(onSale.slice(0, 2).map(({ category }) => category)).toEqual(['Milk', 'Eggs'])
})

it('one in five products may be new; with more the assortment was replaced, which is no news', () => {
  const products = many(10)
  expect(pageOf(products, ({ id }) => /[12]$/.test(id)).newThisWeek).toHaveLength(2)
  expect(pageOf(products, ({ id }) => /[123]$/.test(id)).newThisWeek).toEqual([])
})

it('a product is new for seven days', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(isNewThisWeek('2026-11-15T12:00:01Z', now)).toBe(true)
  expect(isNewThisWeek('2026-11-15T12:00:00Z', now)).toBe(false)
  expect(isNewThisWeek(undefined, now)).toBe(false)
})
