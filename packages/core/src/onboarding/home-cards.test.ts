import { describe, expect, it } from 'vitest'
import { homeCards } from './home-cards.ts'

describe('the large cards of home', () => {
  it('begin with meals for visitors, and for whoever skipped the question', () => {
    expect(homeCards()).toEqual(['meals', 'browse'])
    expect(homeCards([])).toEqual(['meals', 'browse'])
  })

  it('begin with meals for who fills a full list, whatever else they do', () => {
    expect(homeCards(['full-list'])).toEqual(['meals', 'browse'])
    expect(homeCards(['full-list', 'few-items', 'browse'])).toEqual(['meals', 'browse'])
  })

  it('begin with browsing for a few items or for looking around', () => {
    expect(homeCards(['few-items'])).toEqual(['browse', 'meals'])
    expect(homeCards(['browse'])).toEqual(['browse', 'meals'])
    expect(homeCards(['few-items', 'browse'])).toEqual(['browse', 'meals'])
  })
})
