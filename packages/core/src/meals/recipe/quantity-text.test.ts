import { describe, expect, it } from 'vitest'
import { amountAndName, quantityText } from './quantity-text.ts'

const of = (amount: number | null, measure: string, prepared: string | null = null) => ({
  amount,
  measure,
  prepared,
})

it.each([
  [of(1.5, 'cup', 'chopped'), 1, '1½ cups, chopped'],
  [of(1, 'cup'), 1, '1 cup'],
  [of(0.25, 'tsp'), 1, '¼ tsp'],
  [of(0.33, 'cup'), 1, '⅓ cup'],
  [of(2, 'whole'), 1, '2'],
  [of(2, 'bunch'), 1, '2 bunches'],
  [of(1, 'leaf'), 3, '3 leaves'],
  [of(1, 'pinch'), 1, '1 pinch'],
  [of(2, 'large'), 1, '2 large'],
  [of(1, 'clove', 'minced'), 4, '4 cloves, minced'],
  [of(1, 'cup'), 0.5, '½ cup'],
  [of(1, 'cup'), 1.05, '1 cup'],
  [of(1.5, 'lb'), 2, '3 lb'],
  [of(375, 'g'), 1, '375 g'],
])('%o, %d times the recipe, reads %s', (ingredient, scale, text) => {
  expect(quantityText(ingredient, scale)).toBe(text)
})

it('an amount that the recipe does not give is null', () => {
  expect(quantityText(of(null, 'tsp'))).toBeNull()
})

describe('an ingredient on a list to cook from', () => {
  const lime = { ...of(1, 'whole', 'juiced'), name: 'lime', plural: 'limes' }

  it('separates the amount from the name', () => {
    expect(amountAndName(lime)).toEqual({ amount: '1', name: 'lime, juiced' })
  })

  it('is named in the plural where there are more', () => {
    expect(amountAndName(lime, 1.5)).toEqual({ amount: '1½', name: 'limes, juiced' })
    expect(amountAndName(lime, 1.05)).toEqual({ amount: '1', name: 'lime, juiced' })
  })

  it('has no amount if the recipe gives none', () => {
    const salt = { ...of(null, 'tsp'), name: 'salt', plural: null }
    expect(amountAndName(salt, 2)).toEqual({ amount: null, name: 'salt' })
  })
})
