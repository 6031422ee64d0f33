import { isOnSale } from '@aisleway/core/catalogue/product'
import { createSearchIndex } from '@aisleway/search/search-index'
import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'

const products = buildProducts()
const index = createSearchIndex(
  products.map(product => ({ ...product, tags: product.diets, onSale: isOnSale(product) })),
)

function found(query: string, hitsPerPage: number) {
  const { positions } = index.search({ query, sort: 'relevance', page: 0, hitsPerPage })
  return Array.from(positions, position => products[position]!)
}

describe('an everyday word finds the ordinary thing in its ordinary size first', () => {
  it.each([
    ['milk', / Whole Milk, 1 gal$/],
    ['eggs', / Large White Eggs, 12 ct$/],
    ['coffee', / Ground Coffee, 12 oz$/],
    ['bread', / White Bread, 20 oz$/],
    ['butter', / Salted Butter, 16 oz$/],
    ['rice', / Long Grain White Rice, 2 lb$/],
    ['bananas', /^Bananas, 1 bunch$/],
    ['chicken', / Boneless Skinless Chicken Breasts, about 1.5 lb$/],
    ['chicken breast', / Boneless Skinless Chicken Breasts, about 1.5 lb$/],
    ['yogurt', / Plain Greek Yogurt, 32 oz$/],
    ['cheese', / Mild Cheddar Cheese, 8 oz$/],
    ['water', / Spring Water, 24 x 16.9 fl oz$/],
    ['toilet paper', / Soft Toilet Paper, 6 rolls$/],
    ['paper towels', / Paper Towels, 2 rolls$/],
    ['sugar', / Granulated Sugar, 4 lb$/],
    ['flour', / All-Purpose Flour, 5 lb$/],
    ['salt', / Iodized Salt, 26 oz$/],
    ['tomatoes', /^Roma Tomatoes, 1 lb$/],
    ['onions', /^Yellow Onions, 1 lb$/],
    ['potatoes', / Russet Potatoes, 5 lb$/],
    ['apples', /^(Honeycrisp|Gala) Apples, 1 lb$/],
    ['oranges', /^Navel Oranges, 1 lb$/],
    ['lemons', /^Lemons, 3 ct$/],
    ['limes', /^Limes, 3 ct$/],
    ['avocados', /^Hass Avocado, each$/],
    ['garlic', /^Garlic, 3 ct$/],
    ['ground beef', / 80% Lean Ground Beef, 1 lb$/],
    ['bacon', / Hickory-Smoked Bacon, 12 oz$/],
    ['orange juice', / Orange Juice, 52 fl oz$/],
    ['peanut butter', / Creamy Peanut Butter, 16 oz$/],
    ['ice cream', / Vanilla Ice Cream, 48 fl oz$/],
    ['olive oil', / Extra Virgin Olive Oil, 16.9 fl oz$/],
    ['bagels', / Plain Bagels, 6 ct$/],
    ['tea', / Classic Black Tea, 20 ct$/],
    ['chips', / Classic Potato Chips, 7.75 oz$/],
    ['honey', / Clover Honey, 12 oz$/],
    ['ham', / Sliced Cooked Ham, 1 lb$/],
    ['dish soap', / Original Dish Soap, 19 fl oz$/],
    ['ketchup', / Marsh Tomato Ketchup, 32 oz$/],
    ['foil', / Aluminum Foil 75 sq ft, 1 roll$/],
    ['toothpaste', / Cavity Protection Toothpaste, 4.8 oz$/],
  ])('%s', (query, ordinary) => {
    expect(found(query, 1)[0]?.name).toMatch(ordinary)
  })
})

describe('the first page without a word', () => {
  const page = found('', 50)

  it('holds things of many kinds and departments', () => {
    expect(new Set(page.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(page.map(({ department }) => department)).size).toBeGreaterThanOrEqual(10)
    expect(
      new Set(page.slice(0, 8).map(({ department }) => department)).size,
    ).toBeGreaterThanOrEqual(5)
  })

  it('opens on what lands in every second cart', () => {
    expect(page.slice(0, 8).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['banana', 'whole-milk', 'large-eggs']),
    )
  })
})
