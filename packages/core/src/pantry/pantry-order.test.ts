import { describe, expect, it } from 'vitest'
import { withAmount } from './amounts.ts'
import { foodsAtHome, foodsToUse } from './at-home.ts'
import { lastGoodDay } from './keeps-unopened.ts'
import { pantryEntry } from './pantry-entry.test-data.ts'
import { pantrySections } from './pantry-order.ts'

const today = '2026-11-23'
const milk = pantryEntry({ name: 'milk', foods: ['milk'], department: 'Dairy & Eggs' })
const peas = pantryEntry({ name: 'peas', foods: ['peas'], department: 'Frozen' })
const soap = pantryEntry({ name: 'soap', foods: [], department: 'Household' })
const onions = pantryEntry({ name: 'yellow onion', foods: ['onion'] })
const greenOnions = pantryEntry({ name: 'green onion', foods: ['green onion'] })
const salt = withAmount(
  pantryEntry({ name: 'salt', foods: ['salt'], department: 'Pantry', isStaple: true }),
  'out',
)
const old = pantryEntry({ name: 'yogurt', foods: ['yogurt'], useBy: '2026-11-22' })
const soon = pantryEntry({ useBy: '2026-11-26' })
const later = pantryEntry({ name: 'kale', foods: ['kale'], useBy: '2026-11-27' })

describe('the pantry', () => {
  it('shows first what is past its date, then what has to be used within three days', () => {
    const [first] = pantrySections([milk, soon, later, old], today)
    expect(first!.name).toBe('soon')
    expect(first!.entries.map(({ name }) => name)).toEqual(['yogurt', 'spinach'])
  })

  it('is grouped by place, with used-up staples at the end', () => {
    const sections = pantrySections([salt, soap, peas, greenOnions, onions, milk], today)
    expect(
      sections.map(({ name, entries }) => [name, ...entries.map(entry => entry.name)]),
    ).toEqual([
      ['fridge', 'green onion', 'milk'],
      ['freezer', 'peas'],
      ['cupboard', 'yellow onion'],
      ['household', 'soap'],
      ['out', 'salt'],
    ])
  })

  it('tells plans the grams that are still good, and which staples are used up', () => {
    const jar = pantryEntry({ name: 'pesto', foods: ['pesto'], grams: null, fullGrams: null })
    expect(foodsAtHome([milk, old, salt, soap, jar], today)).toEqual({
      grams: { milk: 300, pesto: 1 },
      out: ['salt'],
    })
  })

  it('counts a food by its name only, whatever that is', () => {
    const odd = pantryEntry({ foods: ['constructor'], grams: 200 })
    expect(foodsAtHome([odd], today)).toEqual({ grams: { constructor: 200 }, out: [] })
  })

  it('names the foods to cook with, those first that keep least', () => {
    expect(foodsToUse([milk, later, soon, old, salt], today)).toEqual(['spinach', 'kale', 'milk'])
  })
})

describe('what was bought on a Monday', () => {
  it.each([
    ['chicken breast', 'Meat & Seafood', '2026-11-24'],
    ['bacon', 'Meat & Seafood', '2026-11-30'],
    ['Mahi Mahi Portions', 'Meat & Seafood', '2026-11-24'],
    ['Filet Mignon', 'Meat & Seafood', '2026-11-26'],
    ['whole milk', 'Dairy & Eggs', '2026-11-30'],
    ['Half & Half', 'Dairy & Eggs', '2026-11-30'],
    ['egg', 'Dairy & Eggs', '2026-12-14'],
    ['fresh spinach', 'Produce', '2026-11-28'],
    ['green onion', 'Produce', '2026-11-30'],
    ['potato', 'Produce', '2026-12-23'],
    ['parmesan', 'Dairy & Eggs', null],
    ['chicken breast', 'Frozen', null],
    ['canned tomatoes', 'Grocery Aisles', null],
  ] as const)('%s of %s is good until %s', (name, department, day) => {
    expect(lastGoodDay({ name, foods: [name], department }, today)).toBe(day)
  })
})
