import { maxRecentSearches } from '@aisleway/core/recent-searches/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([])
})
afterAll(() => shop.close())

let shoppers = 0
async function newShopper() {
  const browser = openBrowser(shop.app)
  await browser.signUp(`searcher${++shoppers}@example.com`)
  return {
    ...browser,
    searchFor: async (text: string) =>
      (await browser.post('/api/recent-searches', { text })).body.searches as string[],
    searches: async () => (await browser.get('/api/recent-searches')).body.searches as string[],
  }
}

describe('recent searches', () => {
  it('stand latest first, each text once however it was typed', async () => {
    const shopper = await newShopper()
    await shopper.searchFor('milk')
    await shopper.searchFor('Greek  Yogurt')
    expect(await shopper.searchFor(' MILK ')).toEqual(['MILK', 'Greek  Yogurt'])
    expect(await shopper.searchFor('greek yogurt')).toEqual(['greek yogurt', 'MILK'])
  })

  it('are at most twenty: the oldest goes', async () => {
    const shopper = await newShopper()
    for (let i = 0; i <= maxRecentSearches; i++) await shopper.searchFor(`search ${i}`)
    const searches = await shopper.searches()
    expect(searches).toHaveLength(maxRecentSearches)
    expect(searches.at(0)).toBe(`search ${maxRecentSearches}`)
    expect(searches.at(-1)).toBe('search 1')
  })

  it('all remain when they are made at once', async () => {
    const shopper = await newShopper()
    for (let round = 0; round < 10; round++) {
      const texts = Array.from({ length: 5 }, (_, i) => `search ${i} of round ${round}`)
      await Promise.all(texts.map(shopper.searchFor))
      expect(await shopper.searches()).toEqual(expect.arrayContaining(texts))
    }
  })

  it('are each shopper’s own, and cleared by nobody else', async () => {
    const [mara, noor] = [await newShopper(), await newShopper()]
    await mara.searchFor('milk')
    await noor.searchFor('kale')
    expect((await noor.send('DELETE', '/api/recent-searches')).body).toEqual({ searches: [] })
    expect(await noor.searches()).toEqual([])
    expect(await mara.searches()).toEqual(['milk'])
  })

  it('hold no empty text', async () => {
    const shopper = await newShopper()
    expect((await shopper.post('/api/recent-searches', { text: '  ' })).status).toBe(400)
    expect(await shopper.searches()).toEqual([])
  })
})
