import type { Product } from '@aisleway/core/catalogue/product'
import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { describe, expect, it } from 'vitest'
import { guessedReading, readingsOf, rightReading, wantedProducts } from './readings.ts'

type Found = { products: Product[]; guess: SearchGuess | undefined }

const found = (...names: string[]): Found => ({ products: names.map(named), guess: undefined })

function named(name: string): Product {
  const weightQuantity = name.split(', ').at(-1)!
  return { id: name, name, weightQuantity, department: 'Grocery' } as unknown as Product
}

const guessed = (guess: Partial<SearchGuess>): SearchGuess => ({
  ...{ replaced: [], removed: [], queries: [], query: '' },
  ...guess,
})

const read = (text: string, ...results: Found[]) =>
  readingsOf(text)[rightReading(readingsOf(text), results)]?.query

describe('a number without a unit is an amount rather than the size of a package', () => {
  it.each([
    ['2 limes', 'limes', found('Acme Limes, 2 lb'), found('Limes, 3 ct')],
    ['2 butter', 'butter', found('Butter Salmon, 2 x 5 oz'), found('Salted Butter, 16 oz')],
    ['butter x2', 'butter', found('Butter Salmon, 2 x 5 oz'), found('Salted Butter, 16 oz')],
    ['tomatoes 3', 'tomatoes', found('Ketchup, 32 oz'), found('Roma Tomatoes, 1 lb')],
    ['2 milk', 'milk', found('2% Milk, 1 gal'), found('Whole Milk, 1 gal')],
    ['2 cans of tuna', 'tuna', found('Tuna Macaroni Salad, 2 lb'), found('Albacore Tuna, 5 oz')],
  ])('“%s” is “%s”', (text, query, asTyped, without) => {
    expect(read(text, asTyped, without)).toBe(query)
  })
})

describe('a weight or volume is left out where only another thing has it', () => {
  const departments = { Mussels: 'Meat & Seafood', Butter: 'Dairy & Eggs' }
  const inDepartment = (kind: keyof typeof departments, ...names: string[]) => ({
    ...found(...names),
    products: names.map(name => ({ ...named(name), department: departments[kind] }) as Product),
  })
  const butter = inDepartment('Butter', 'Salted Butter, 16 oz')

  it('“1 lb butter”', () => {
    expect(read('1 lb butter', inDepartment('Mussels', 'Butter Mussels, 1 lb'), butter)).toBe(
      'butter',
    )
    expect(read('1 lb butter', inDepartment('Butter', 'Butter, 1 lb'), butter)).toBe('1 lb butter')
  })
})

it('what is misspelt is a word for the thing, and no word for its amount', () => {
  expect(guessedReading(readingsOf('half a pound of ham'), 0)).toBe(1)
  expect(guessedReading(readingsOf('2 limes'), 0)).toBe(0)
  expect(guessedReading(readingsOf('limes'), 0)).toBe(0)
})

it('what holds the thing is left out after it, unless it is one thing with it', () => {
  const carrots = found('Baby Carrots, 1 lb')
  const twoThings = { ...carrots, guess: guessed({ queries: ['baby carrots', 'bag'] }) }
  expect(read('baby carrots bag', twoThings, carrots)).toBe('baby carrots')
  expect(read('trash bag', found('Trash Bags, 45 ct'), found('Trash Can, each'))).toBe('trash bag')
})

it('a bag of some weight is searched for by the weight', () => {
  const onions = found('Yellow Onions, 3 lb')
  expect(read('3 lb bag of onions', onions, onions)).toBe('3 lb onions')
})

it('a weight before what holds the thing makes no list of it', () => {
  const guess = guessed({ queries: ['bag', 'potatoes'] })
  const potatoes = found('Russet Potatoes, 5 lb')
  expect(read('10lb bag of potatoes', { ...potatoes, guess }, potatoes)).toBe('potatoes')
})

describe('a number that belongs to the name stays', () => {
  it.each([
    ['15 bean soup', found('15 Bean Soup Mix, 20 oz'), found('Black Bean Soup, 14.5 oz')],
    ['2 zzz', found('Zzz Bolts, 2 ct'), found()],
  ])('“%s”', (text, asTyped, without) => {
    expect(read(text, asTyped, without)).toBe(text)
  })

  it('where the search has a synonym for both', () => {
    const guess = guessed({ replaced: [{ typed: '7 up', used: 'lemon lime soda', by: 'synonym' }] })
    expect(read('7 up', { ...found('Soda, 2 L'), guess }, found('Cut-Up Chicken, 4 lb'))).toBe(
      '7 up',
    )
  })

  it('where several things are meant', () => {
    const guess = guessed({ queries: ['2 x milk', 'eggs'] })
    expect(
      read('2 x milk and eggs', { ...found('Milk, 1 gal'), guess }, found('Milk, 1 gal')),
    ).toBe('2 x milk and eggs')
  })
})

describe('what holds the thing is left out', () => {
  const bagAndChips = guessed({ queries: ['bag', 'chips'] })
  it('“bag of chips”', () => {
    const asTyped = { ...found('Shopping Bag, each'), guess: bagAndChips }
    expect(read('bag of chips', asTyped, found('Potato Chips, 8 oz'))).toBe('chips')
  })

  it('unless several things are meant', () => {
    const several = {
      ...found('Potato Chips, 8 oz'),
      guess: guessed({ queries: ['chips', 'milk'] }),
    }
    expect(read('bag of chips and milk', several, several)).toBe('bag of chips and milk')
  })
})

it('the size that fits the amount best comes first, in as many packages as it takes', () => {
  const [, counted] = readingsOf('18 eggs')
  const sizes = found('White Eggs, 12 ct', 'Brown Eggs, 12 ct', 'White Eggs, 18 ct')
  expect(
    wantedProducts(counted!, sizes).map(({ product, quantity }) => [product.name, quantity]),
  ).toEqual([
    ['White Eggs, 18 ct', 1],
    ['White Eggs, 12 ct', 2],
    ['Brown Eggs, 12 ct', 2],
  ])
})
