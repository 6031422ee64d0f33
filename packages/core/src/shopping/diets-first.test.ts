import { expect, it } from 'vitest'
import { dietsFirst } from './diets-first.ts'

const broth = { name: 'broth', diets: [] }
const lowSodium = { name: 'low sodium broth', diets: ['low_sodium'] }
const both = { name: 'vegetable broth', diets: ['plant_based', 'low_sodium'] }

it('offers what follows the same diets first, each part in its order', () => {
  expect(dietsFirst([broth, both, lowSodium], ['low_sodium'])).toEqual([both, lowSodium, broth])
  expect(dietsFirst([broth, lowSodium, both], ['low_sodium', 'plant_based'])).toEqual([
    both,
    broth,
    lowSodium,
  ])
})

it('leaves everything as it is for an item without a diet', () => {
  expect(dietsFirst([broth, both], [])).toEqual([broth, both])
})
