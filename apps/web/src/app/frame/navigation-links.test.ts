import { describe, expect, it } from 'vitest'
import { linkAbove } from './navigation-links.ts'

describe('the current link of the navigation', () => {
  it('is My Lists on the page of a list, and at the other URL of My Lists', () => {
    expect(linkAbove('/lists/3f6c')).toBe('/my-lists')
    expect(linkAbove('/saved-lists')).toBe('/my-lists')
  })

  it('is Meal Generation in the cookbook and on the form of a recipe', () => {
    expect(linkAbove('/cookbook')).toBe('/meals')
    expect(linkAbove('/recipes/new')).toBe('/meals')
    expect(linkAbove('/recipes/3f6c/edit')).toBe('/meals')
  })

  it('is left to the router on the pages of the links, and absent elsewhere', () => {
    for (const path of ['/', '/meals/chili', '/plan', '/browse', '/pantry', '/profile']) {
      expect(linkAbove(path)).toBeUndefined()
    }
  })
})
