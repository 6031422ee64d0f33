import { describe, expect, it } from 'vitest'
import { hasWords } from './match-items.ts'

describe('a product is what was written', () => {
  it.each([
    ['milk', 'Tin Pail Whole Milk, 64 fl oz'],
    ['tomatoes', 'Tomato on the Vine, 1 lb'],
    ['strawberries', 'Strawberry Jam'],
    ['Sourdough  bread', 'Baum & Lev Sourdough Cocktail Bread'],
    ['2% milk', 'Aegina 2% Lowfat Milk'],
  ])('“%s” is %s', (text, name) => {
    expect(hasWords({ name }, text)).toBe(true)
  })

  it.each([
    ['grandma’s birthday candles', 'Rainbow Birthday Candles'],
    ['fuji apples', 'Organic Honeycrisp Apples'],
  ])('“%s” may not be %s', (text, name) => {
    expect(hasWords({ name }, text)).toBe(false)
  })
})
