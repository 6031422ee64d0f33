import { expect, it } from 'vitest'
import { nutritionLookup } from '../../../startup/nutrition-lookup.ts'
import { draftsIn } from './drafts-in.ts'

it('other requests are answered while a file with many recipes is read', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  const recipes = Array.from({ length: 50 }, (_, i) => ({
    '@type': 'Recipe',
    name: `Stew ${i}`,
    recipeIngredient: ['1 cup lentils', 'salt and pepper'],
    recipeInstructions: ['Boil everything.'],
  }))
  const drafts = await draftsIn(JSON.stringify(recipes), '', nutritionLookup)
  clearImmediate(next)
  expect(drafts.map(({ lines }) => lines.length)).toEqual(Array(50).fill(3))
  expect(turns).toBeGreaterThanOrEqual(50)
})
