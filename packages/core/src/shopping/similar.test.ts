import { expect, it } from 'vitest'
import { interleave, similarQueries } from './similar.ts'

it.each([
  ['Hollow Creek Chicken Broth, 32 oz', ['Creek Chicken Broth', 'Chicken Broth', 'Broth']],
  ['Bosc Pears in Light Syrup, 15 oz', ['Bosc Pears', 'Pears']],
  ['Quill & Cedar Body Wash for Men, 18 fl oz', ['Cedar Body Wash', 'Body Wash', 'Wash']],
  ['Spinach & Artichoke Dip, 14 oz', ['Spinach Artichoke Dip', 'Artichoke Dip', 'Dip']],
  ['birthday candles', ['birthday candles', 'candles']],
  ['Cucumber, each', ['Cucumber']],
  ['  ', []],
])('something like %s is found by %j', (name, queries) => {
  expect(similarQueries(name)).toEqual(queries)
})

it('takes one result of each search in turn, without duplicates', () => {
  const found = (ids: string) => [...ids].map(id => ({ id }))
  const ids = interleave([found('abcd'), found('aef'), found('g')]).map(({ id }) => id)
  expect(ids.join('')).toBe('agbecfd')
  expect(interleave([])).toEqual([])
})
