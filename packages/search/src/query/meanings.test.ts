import { describe, expect, test } from 'vitest'
import { product } from '../search-document.test-data.ts'
import { createSearchIndex, type SearchDocument } from '../search-index.ts'

const shop = [
  product('Chicken Broth, 32 oz'),
  product('Greek Yogurt Strawberry, 5.3oz'),
  product('Plain Greek Yogurt, 32 oz'),
  product('Jalapeño Peppers, each'),
  product('Crème Brûlée, 2 ct'),
  product("Nana's Peanut Butter Cups"),
  product('Strawberries, 1 lb'),
  product('Reduced Fat 2% Milk, 1/2 gal'),
  product('Coca-Nut Cookies'),
  product('Vanilla Ice Cream'),
  product('Cultured Buttermilk'),
  product('Margherita Pizza', { department: 'Frozen' }),
  product('Cream of Wheat'),
]

function found(query: string, products: readonly SearchDocument[] = shop): string[] {
  const request = { query, sort: 'name_asc', page: 0, hitsPerPage: 200 } as const
  return [...createSearchIndex(products).search(request).positions].map(
    position => products[position]!.name,
  )
}

describe('a query finds', () => {
  test.each([
    ['accents or not', 'jalapeno', 'Jalapeño Peppers, each'],
    ['accents where the name has none', 'chickén', 'Chicken Broth, 32 oz'],
    ['both words without accents', 'creme brulee', 'Crème Brûlée, 2 ct'],
    ['the apostrophe left out', 'nanas', "Nana's Peanut Butter Cups"],
    ['the apostrophe kept', 'nana’s', "Nana's Peanut Butter Cups"],
    ['the name without its s', 'nana', "Nana's Peanut Butter Cups"],
    ['one misspelt word among others', 'chiken broth', 'Chicken Broth, 32 oz'],
    ['a share of fat', '2% milk', 'Reduced Fat 2% Milk, 1/2 gal'],
    ['a fraction', '1/2 gal', 'Reduced Fat 2% Milk, 1/2 gal'],
    ['a size written in one', '5.3 oz', 'Greek Yogurt Strawberry, 5.3oz'],
    ['a hyphen left out', 'cocanut', 'Coca-Nut Cookies'],
    ['a hyphen turned into a space', 'coca nut', 'Coca-Nut Cookies'],
    ['two words written as one', 'icecream', 'Vanilla Ice Cream'],
    ['one word written as two', 'butter milk', 'Cultured Buttermilk'],
    ['the department along with the name', 'frozen pizza', 'Margherita Pizza'],
    ['joining words that the name lacks', 'pizza with the margherita', 'Margherita Pizza'],
    ['a misspelt word still being typed', 'chickn br', 'Chicken Broth, 32 oz'],
    ['a beginning that is not the last word', 'marg pizza', 'Margherita Pizza'],
  ])('%s', (_, query, name) => {
    expect(found(query)).toEqual([name])
  })

  test('singular and plural alike', () => {
    const both = ['Greek Yogurt Strawberry, 5.3oz', 'Strawberries, 1 lb']
    expect(found('strawberry')).toEqual(both)
    expect(found('strawberries')).toEqual(both)
  })

  test('sizes', () => {
    expect(found('32 oz')).toEqual(['Chicken Broth, 32 oz', 'Plain Greek Yogurt, 32 oz'])
  })

  test('longer words only while the last word is being typed', () => {
    expect(found('pea')).toEqual(["Nana's Peanut Butter Cups"])
    expect(found('cream')).toEqual(['Cream of Wheat', 'Vanilla Ice Cream'])
    expect(found('cre')).toHaveLength(3)
    expect(found('cream ')).toEqual(['Cream of Wheat', 'Vanilla Ice Cream'])
  })

  test('every word, if some name holds them all', () => {
    expect(found('greek strawberry')).toEqual(['Greek Yogurt Strawberry, 5.3oz'])
  })

  test('the usual spelling too when only a few names misspell it', () => {
    const cheeses = Array.from({ length: 100 }, (_, i) => product(`Cheese no ${i}`))
    const products = [product('Four Chese Sauce'), ...cheeses]
    expect(found('chese', products)).toHaveLength(101)
    expect(found('chese', products.slice(0, 100))).toEqual(['Four Chese Sauce'])
  })
})

describe('a query without words', () => {
  test.each(['', '   ', '?!'])('finds everything (%j)', query => {
    expect(found(query)).toHaveLength(shop.length)
  })

  test('finds nothing if it is an emoji', () => {
    expect(found('🥑')).toEqual([])
    expect(found('pizza 🍕')).toEqual(found('pizza'))
  })
})

describe('a query of any length', () => {
  test('is cut to 512 characters', () => {
    expect(found(`pizza${' '.repeat(507)}qqqxyz broth`)).toEqual(['Margherita Pizza'])
  })

  test('is cut to 12 words', () => {
    expect(found(`${'pizza '.repeat(12)}broth`)).toEqual(['Margherita Pizza'])
  })

  test('is answered even when it is one endless word', () => {
    expect(found('a'.repeat(5000))).toEqual([])
  })
})
