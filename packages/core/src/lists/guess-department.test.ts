import { expect, it } from 'vitest'
import { guessDepartment } from './guess-department.ts'

it.each([
  ['Bananas', 'Produce'],
  ['2 ripe tomatoes', 'Produce'],
  ['whole milk', 'Dairy & Eggs'],
  ['Chicken thighs', 'Meat & Seafood'],
  ['hamburger buns', 'Bakery'],
  ['frozen peas', 'Frozen'],
  ['Ice cream', 'Frozen'],
  ['cat food', 'Pet'],
  ['birthday candles', 'Household'],
  ['toilet paper', 'Household'],
  ['toothpaste', 'Personal Care'],
  ['peanut butter', 'Pantry'],
  ['chicken broth', 'Pantry'],
  ['tortilla chips', 'Grocery Aisles'],
  ['orange juice', 'Beverages'],
  ['red wine', 'Alcohol'],
  ['diapers size 3', 'Baby'],
  ['something for grandma', 'Other'],
  ['', 'Other'],
] as const)('%s is looked for in %s', (name, department) => {
  expect(guessDepartment(name)).toBe(department)
})

it('reads whole words: a catalogue is no cat food', () => {
  expect(guessDepartment('catalogue')).toBe('Other')
})
