import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Skillet Eggs with Peppers and Feta', 'skillet-eggs-with-peppers-and-feta'],
  ['Grandma’s Jalapeño & Corn Bread!', 'grandmas-jalapeno-corn-bread'],
])('%s lives at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
