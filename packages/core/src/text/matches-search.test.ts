import { expect, it } from 'vitest'
import { matchesSearch } from './matches-search.ts'

it('a search finds what it is part of, in any of the texts and in any case', () => {
  const texts = ['Greek Yogurt, 5.3 oz', 'Dairy & Eggs', 'Protein Smart']
  for (const search of ['', ' greek ', 'DAIRY', 'protein']) {
    expect(matchesSearch(texts, search), search).toBe(true)
  }
  expect(matchesSearch(texts, 'bread')).toBe(false)
})
