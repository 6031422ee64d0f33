import { describe, expect, it } from 'vitest'
import { readPriceLimit } from './price-limit.ts'

describe('a price typed into the search', () => {
  it.each([
    ['gluten free pasta under $3', 'gluten free pasta', 3],
    ['milk under 4', 'milk', 4],
    ['wine less than $12.50', 'wine', 12.5],
    ['snacks below 2 dollars for kids', 'snacks for kids', 2],
    ['under $5 cheese', 'cheese', 5],
    ['under $5', '', 5],
    ['queso por menos de $4,50', 'queso', 4.5],
    ['pollo hasta 10 dólares', 'pollo', 10],
  ])('%s', (typed, query, mostDollars) => {
    expect(readPriceLimit(typed)).toEqual({ query, mostDollars })
  })

  it.each([
    'pasta',
    'cookies under 100 calories',
    '2 lb chicken',
    'milk, eggs under $3',
    'under armour 3',
    'menos de 10 gramos de azúcar',
    'under $',
  ])('is none in %s', query => {
    expect(readPriceLimit(query)).toEqual({ query })
  })
})
