import { expect, it } from 'vitest'
import { countedPopularity, expectedPopularity } from './counted-popularity.ts'

it.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [5, 3],
  [6, 6],
  [1000, 999],
])('%i shoppers count as %i', (shoppers, popularity) => {
  expect(countedPopularity(shoppers)).toBe(popularity)
})

it.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [180, 2],
])('%i recipes count as %i, less than three shoppers', (recipes, popularity) => {
  expect(expectedPopularity(recipes)).toBe(popularity)
})
