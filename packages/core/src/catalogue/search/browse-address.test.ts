import { describe, expect, it } from 'vitest'
import {
  addressFrom,
  type BrowseState,
  initialBrowseState,
  isFiltered,
  showsEverything,
  stateFrom,
  withChange,
} from './browse-address.ts'

const everything: BrowseState = {
  query: 'greek yogurt',
  departments: ['Frozen', 'Dairy & Eggs'],
  category: '',
  diets: ['protein_smart', 'low_sodium'],
  onSale: true,
  sort: 'price-low',
  page: 3,
}

describe('the address of Browse', () => {
  it('says all that the screen shows, and reads back the same', () => {
    expect(addressFrom(everything)).toEqual({
      q: 'greek yogurt',
      departments: 'frozen,dairy-eggs',
      diets: 'protein_smart,low_sodium',
      sale: '1',
      sort: 'price-low',
      page: '3',
    })
    expect(stateFrom(addressFrom(everything))).toEqual(everything)
  })

  it('names the category of the one chosen department', () => {
    const milk = { ...initialBrowseState, departments: ['Dairy & Eggs' as const], category: 'Milk' }
    expect(addressFrom(milk)).toEqual({ departments: 'dairy-eggs', category: 'Milk' })
    expect(stateFrom(addressFrom(milk))).toEqual(milk)
    expect(stateFrom({ category: 'Milk' }).category).toBe('')
    expect(stateFrom({ departments: 'frozen,dairy-eggs', category: 'Milk' }).category).toBe('')
  })

  it('is bare when nothing is chosen', () => {
    expect(addressFrom(initialBrowseState)).toEqual({})
    expect(stateFrom({})).toEqual(initialBrowseState)
  })

  it.each([
    [{ page: '0' }],
    [{ page: '-2' }],
    [{ page: '1.5' }],
    [{ page: 'x' }],
    [{ sort: 'newest' }],
    [{ departments: 'toys' }],
    [{ diets: 'keto' }],
    [{ q: 7 }],
  ])('leaves out what it does not know: %o', address => {
    expect(stateFrom(address)).toEqual(initialBrowseState)
  })
})

it.each<Partial<BrowseState>>([
  { query: 'milk' },
  { departments: ['Deli'] },
  { diets: ['low_sodium'] },
  { onSale: true },
])('does not show everything with %o', change => {
  expect(showsEverything({ ...initialBrowseState, sort: 'name', page: 2 })).toBe(true)
  expect(showsEverything({ ...initialBrowseState, ...change })).toBe(false)
})

it('words alone are no filter, but a price among them is', () => {
  expect(isFiltered({ ...initialBrowseState, query: 'nut free lasagna' })).toBe(false)
  expect(isFiltered({ ...initialBrowseState, query: 'milk under $4' })).toBe(true)
  expect(isFiltered({ ...initialBrowseState, category: 'Cheese' })).toBe(true)
  expect(isFiltered({ ...initialBrowseState, onSale: true })).toBe(true)
})

it('any change but a turned page leads back to page 1', () => {
  expect(withChange(everything, { onSale: false })).toEqual({
    ...everything,
    onSale: false,
    page: 1,
  })
})

it('another filter keeps the category, another department does not', () => {
  const milk = { ...initialBrowseState, departments: ['Dairy & Eggs' as const], category: 'Milk' }
  expect(withChange(milk, { onSale: true })).toMatchObject({ category: 'Milk', onSale: true })
  expect(withChange(milk, { category: 'Eggs' })).toMatchObject({ category: 'Eggs' })
  expect(withChange(milk, { departments: [] })).toMatchObject({ category: '' })
  expect(withChange(milk, { departments: ['Dairy & Eggs', 'Deli'] })).toMatchObject({
    category: '',
  })
})
