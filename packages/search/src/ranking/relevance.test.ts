import { describe, expect, test } from 'vitest'
import { pick, product, randomProducts, seededRandom } from '../search-document.test-data.ts'
import { createSearchIndex, type SearchDocument } from '../search-index.ts'

const dairy = { department: 'Dairy & Eggs' }
const produce = { department: 'Produce' }

const shop = [
  product('Marlow Milk Chocolate, 3 oz', { popularity: 99 }),
  product('Marlow Buttermilk Pancake Mix, 32 oz', { popularity: 98 }),
  product('Marlow Milkshake, 12 oz', { popularity: 97 }),
  product('Hollow Creek Whole Milk, 1 gal', { ...dairy, popularity: 8 }),
  product('Hollow Creek 2% Milk, 1 gal', { ...dairy, popularity: 9 }),
  product('Hollow Creek Almond Milk, 1 qt', { ...dairy, popularity: 50 }),
  product('Marlow Roasted Almond, 8 oz'),
  product('Marlow Salted Almonds, 8 oz'),
  product('Sunny Fold Apple Juice, 64 oz', { department: 'Beverages', popularity: 90 }),
  product('Gala Apples, each', { ...produce, popularity: 3 }),
  product('Honeycrisp Apple, each', { ...produce, popularity: 4 }),
  product('Marlow Dried Apples, 6 oz', { popularity: 10 }),
  product('Tart Apples, each', { ...produce, popularity: 2 }),
  product('Hollow Creek Chicken Broth, 32 oz', { popularity: 2 }),
  product('Hollow Creek Chicken Broth Cubes, 4 oz', { popularity: 70 }),
  product('Hollow Creek Low Sodium Chicken Broth, 32 oz', { popularity: 1 }),
  product('Marlow Chicken and Rice Broth, 32 oz', { popularity: 60 }),
  product('Marlow Juice, 32 oz', { department: 'Beverages' }),
]

function found(query: string, products: readonly SearchDocument[] = shop): string[] {
  const request = { query, sort: 'relevance', page: 0, hitsPerPage: 50 } as const
  return [...createSearchIndex(products).search(request).positions].map(
    position => products[position]!.name.split(',')[0]!,
  )
}

describe('relevance', () => {
  test('milk comes before milk chocolate and milkshake, whatever sells best', () => {
    expect(found('milk')).toEqual([
      'Hollow Creek 2% Milk',
      'Hollow Creek Whole Milk',
      'Hollow Creek Almond Milk',
      'Marlow Milk Chocolate',
      'Marlow Milkshake',
    ])
  })

  test('plain milk comes before almond milk, because almonds are a thing of their own', () => {
    const names = found('milk')
    expect(names.indexOf('Hollow Creek Whole Milk')).toBeLessThan(
      names.indexOf('Hollow Creek Almond Milk'),
    )
  })

  test('what is sold fresh is meant fresh, though more of it is canned', () => {
    const cans = ['Diced', 'Crushed', 'Peeled', 'Stewed', 'Whole'].map(kind =>
      product(`${kind} Tomatoes, 14 oz`, { department: 'Pantry' }),
    )
    const fresh = ['Roma', 'Cherry', 'Grape'].map(kind => product(`${kind} Tomatoes`, produce))
    expect(found('tomatoes', [...cans, ...fresh]).slice(0, 3)).toEqual([
      'Cherry Tomatoes',
      'Grape Tomatoes',
      'Roma Tomatoes',
    ])
    expect(found('crushed tomatoes', [...cans, ...fresh])[0]).toBe('Crushed Tomatoes')
  })

  test('a misspelt plural means the plural, a flavor does not', () => {
    const products = [product('Cup Strawberry'), product('Ripe Strawberries')]
    expect(found('strawberrys', products)[0]).toBe('Ripe Strawberries')
  })

  test('butter comes before peanut butter, of which there are more kinds', () => {
    const spreads = ['Creamy', 'Crunchy', 'Smooth', 'Natural', 'Salted', 'Whipped'].map(kind =>
      product(`Marlow ${kind} Peanut Butter, 16 oz`),
    )
    const butter = product('Hollow Creek Salted Butter, 8 oz', dairy)
    const cookies = product('Marlow Peanut Butter Cookies, 9 oz', { popularity: 9 })
    const all = [...spreads, butter, cookies, product('Marlow Oat Cookies, 9 oz')]
    expect(found('butter', all)[0]).toBe('Hollow Creek Salted Butter')
    expect(found('peanut butter', all)[0]).toMatch(/Peanut Butter$/)
    expect(found('cookies', all)[0]).toBe('Marlow Peanut Butter Cookies')
  })

  test('a compound in two words is as good as in one, and what sells best comes first', () => {
    const all = [
      product('Silver Almondmilk, 32 fl oz', { ...dairy, popularity: 8 }),
      product('Grove Almond Milk, 32 fl oz', { ...dairy, popularity: 9 }),
    ]
    expect(found('almond milk', all)).toEqual(['Grove Almond Milk', 'Silver Almondmilk'])
  })

  test('fresh apples come before dried ones and before apple juice', () => {
    expect(found('apples')).toEqual([
      'Gala Apples',
      'Tart Apples',
      'Honeycrisp Apple',
      'Marlow Dried Apples',
      'Sunny Fold Apple Juice',
    ])
  })

  test('the spelling asked for comes before its plural', () => {
    expect(found('apple')[0]).toBe('Honeycrisp Apple')
  })

  test('words side by side come before words apart, and broth before broth cubes', () => {
    expect(found('chicken broth')).toEqual([
      'Hollow Creek Chicken Broth',
      'Hollow Creek Low Sodium Chicken Broth',
      'Marlow Chicken and Rice Broth',
      'Hollow Creek Chicken Broth Cubes',
    ])
  })

  test('what is made for children comes last, unless it is asked for', () => {
    const all = [
      product("Marlow Children's Ibuprofen Liquid, 4 fl oz", { popularity: 9 }),
      product('Marlow Ibuprofen Tablets, 50 ct', { popularity: 8 }),
    ]
    expect(found('ibuprofen', all)[0]).toBe('Marlow Ibuprofen Tablets')
    expect(found("children's ibuprofen", all)).toEqual(["Marlow Children's Ibuprofen Liquid"])
  })

  test('equal names go by popularity', () => {
    const twins = [product('Oat Bar, 2 oz'), product('Oat Bar, 9 oz', { popularity: 5 })]
    const request = { query: 'oat bar', sort: 'relevance', page: 0, hitsPerPage: 2 } as const
    expect([...createSearchIndex(twins).search(request).positions]).toEqual([1, 0])
  })

  test('what everybody buys comes before what merely has the shorter name', () => {
    const breads = [
      product('Sprouted Bread, 24 oz', { popularity: 5 }),
      product('Classic White Bread, 20 oz', { popularity: 90 }),
      product('White Paint, 1 gal'),
    ]
    expect(found('bread', breads)[0]).toBe('Classic White Bread')
  })

  test('popular products tell the department of a thing, however many rare ones stand elsewhere', () => {
    const garlic = [
      ...['Granulated', 'Minced', 'Roasted', 'Black', 'Smoked'].map(kind =>
        product(`${kind} Garlic, 2 oz`, { popularity: 5 }),
      ),
      product('Garlic, 3 ct', { ...produce, popularity: 82 }),
    ]
    expect(found('garlic', garlic)[0]).toBe('Garlic')
  })

  test('a word of the brand counts less than the same word in the name', () => {
    const products = [
      ...['Milk', 'Cheese', 'Ham', 'Rice'].map(kind =>
        product(`Orange Grove ${kind}, 8 oz`, { popularity: 9 }),
      ),
      product('Candied Orange Peel, 8 oz'),
      product('Dark Orange Bread, 8 oz'),
    ]
    expect(found('orange', products).slice(0, 2)).toEqual([
      'Candied Orange Peel',
      'Dark Orange Bread',
    ])
  })

  test('fewer typos come first', () => {
    const products = [product('Sliced Bread', { popularity: 9 }), product('Bred Crackers')]
    expect(found('bread', products)).toEqual(['Sliced Bread'])
    expect(found('bred crackers', products)).toEqual(['Bred Crackers'])
  })
})

test('a page shows what sorting all hits would put there', () => {
  const random = seededRandom(23)
  const index = createSearchIndex(randomProducts(random, 400))
  for (const query of ['m', 'milk', 'organic a', 'chocolate cokies', 'oat']) {
    const request = { query, sort: 'relevance' } as const
    const all = [...index.search({ ...request, page: 0, hitsPerPage: 400 }).positions]
    const hitsPerPage = pick(random, [1, 7, 50])
    const page = Math.floor(random() * 4)
    expect([...index.search({ ...request, page, hitsPerPage }).positions]).toEqual(
      all.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    )
  }
})
