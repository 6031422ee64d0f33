import { expect, it } from 'vitest'
import { placesNamed } from './places-named.ts'

const labelsFor = (text: string) => placesNamed(text).map(place => place.label)

it('a department is found by any word of its name, whatever the case', () => {
  expect(labelsFor('sea')).toEqual(['Meat & Seafood'])
  expect(labelsFor('Dairy & e')).toEqual(['Dairy & Eggs'])
  expect(labelsFor('PRODUCE')).toEqual(['Produce'])
})

it('a diet is found as well, and each leads to its products', () => {
  const [place] = placesNamed('low sod')
  expect(place).toMatchObject({ label: 'Low Sodium', state: { diets: ['low_sodium'], query: '' } })
})

it('nothing is named by a single letter, by the middle of a word, or by nothing', () => {
  expect(labelsFor('p')).toEqual([])
  expect(labelsFor('food')).toEqual([])
  expect(labelsFor('&')).toEqual([])
})
