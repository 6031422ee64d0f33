import type { Product } from '@aisleway/core/catalogue/product'
import { wantedItemFrom, wantedItemOf } from '@aisleway/core/lists/wanted-item'
import { createSearchIndex } from '@aisleway/search/search-index'
import synonyms from '@aisleway/search/synonyms.json'
import { describe, expect, it } from 'vitest'
import type { Found, SearchAll } from './search-once.ts'
import { separateItems } from './separate-items.ts'

const names = [
  ...['Limes, 3 ct', 'Whole Milk, 1 gal', 'Large White Eggs, 12 ct', 'Red Onions, 1 lb'],
  ...['Salt & Vinegar Potato Chips', 'Sea Salt', 'White Vinegar', 'Half & Half, 16 fl oz'],
  ...['Macaroni & Cheese', 'Elbow Macaroni', 'Cheddar Cheese', 'Diced Tomatoes, 14.5 oz'],
  ...['Chicken Breasts', 'Honeycrisp Apples', 'Russet Potatoes, 5 lb', 'Bananas'],
]
const index = createSearchIndex(
  names.map((name, id) => ({
    id: String(id),
    name,
    department: 'Grocery',
    tags: [],
    onSale: false,
    priceCents: 100,
    popularity: 0,
  })),
  synonyms,
)

const searchAll: SearchAll = async queries => new Map(queries.map(query => [query, search(query)]))

function search(query: string): Found {
  const page = { sort: 'relevance' as const, page: 0, hitsPerPage: 5, facets: [] }
  const { positions, guess } = index.search({ query, ...page })
  const products = Array.from(positions, at => ({ name: names[at]! }) as Product)
  return { products, guess: guess as Found['guess'] }
}

const separated = async (...lines: string[]) =>
  (await separateItems(lines.flatMap(wantedItemFrom), searchAll)).map(
    ({ quantity, text }) => `${quantity} ${text}`,
  )

describe('one line of several things', () => {
  it('is an item for each, with its own amount', async () => {
    expect(await separated('2 limes, milk and 3 eggs')).toEqual(['2 limes', '1 milk', '3 eggs'])
    expect(await separated('milk & eggs')).toEqual(['1 milk', '1 eggs'])
    expect(await separated('leche y huevos')).toEqual(['1 leche', '1 huevos'])
  })

  it('adds to what another line has of them', async () => {
    expect(await separated('limes', 'bananas; 2 limes')).toEqual(['3 limes', '1 bananas'])
  })
})

describe('a line stays one item', () => {
  it.each([
    'salt and vinegar chips',
    'half and half',
    'macaroni and cheese',
    '2 cans tomatoes, diced',
    'chicken, for Sunday',
    'apples, the red ones',
    'milk and candles for Anna',
    'red onion, large',
    '1,5 kg potatoes',
  ])('%s', async line => {
    expect(await separated(line)).toEqual([`1 ${line}`])
  })

  it('as a cell of a file', async () => {
    const [item] = wantedItemOf('milk and eggs', 1, '')
    expect(await separateItems([item!], searchAll)).toEqual([item])
  })
})
