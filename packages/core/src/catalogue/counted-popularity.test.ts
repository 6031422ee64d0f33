import { expect, it } from 'vitest'
import { countedPopularity } from './counted-popularity.ts'

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
