import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp, productRow } from '../../../testing/test-app.ts'

const names = [
  'Acetaminophen Caplets',
  'Gala Apples',
  'Cheddar Cheese',
  'Wheat Crackers',
  'Chicken Noodle Soup',
  'Tomato Soup',
]
let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(names.map((name, i) => productRow({ id: `p${i}`, name })))
  browser = openBrowser(shop.app)
})
afterAll(() => shop.close())

const ask = async (query: string, parameters = {}) =>
  (await browser.post('/1/indexes/updated_store/query', { query, ...parameters })).body

describe('an answer that had to guess', () => {
  it('says nothing of the kind where all words were found', async () => {
    const body = await ask('tomato soup')
    expect(body).not.toHaveProperty('guess')
    expect(body).not.toHaveProperty('queryAfterRemoval')
  })

  it('tells the word that a synonym was taken for', async () => {
    const { guess, hits, query } = await ask('Tylenol')
    expect(query).toBe('Tylenol')
    expect(hits[0].product_name).toBe('Acetaminophen Caplets')
    expect(guess.replaced).toEqual([{ typed: 'tylenol', used: 'acetaminophen', by: 'synonym' }])
  })

  it('tells the word that was taken for a typo', async () => {
    const { guess, hits } = await ask('chedar cheese')
    expect(hits[0].product_name).toBe('Cheddar Cheese')
    expect(guess).toMatchObject({
      replaced: [{ typed: 'chedar', used: 'cheddar', by: 'typo' }],
      query: 'cheddar cheese',
    })
  })

  it('tells the words that it left out, marked in the query as it was typed', async () => {
    const { queryAfterRemoval, guess, hits } = await ask("Wobbly's TOMATO soup")
    expect(hits[0].product_name).toBe('Tomato Soup')
    expect(guess.removed).toEqual(['wobblys'])
    expect(queryAfterRemoval).toBe("<em>Wobbly's</em> TOMATO soup")
  })

  it('leaves no word out where the request forbids it', async () => {
    const body = await ask('wobbly tomato soup', { removeWordsIfNoResults: 'none' })
    expect([body.nbHits, body.guess]).toEqual([0, undefined])
    const refused = await ask('tomato', { removeWordsIfNoResults: 'lastWords' })
    expect(refused.message).toMatch(/^removeWordsIfNoResults: /)
  })

  it('tells the queries that several things were taken apart into', async () => {
    const { guess, hits } = await ask('apples\ncheese\ncrackers')
    expect(guess.queries).toEqual(['apples', 'cheese', 'crackers'])
    expect(hits).toHaveLength(3)
  })
})

describe('what is marked is what was found', () => {
  const marked = async (query: string) => {
    const { hits } = await ask(query, { attributesToHighlight: ['product_name'] })
    return hits[0]._highlightResult.product_name
  }

  it('by a synonym', async () => {
    expect(await marked('tylenol')).toEqual({
      value: '<em>Acetaminophen</em> Caplets',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['tylenol'],
    })
  })

  it('by a typo, and a beginning', async () => {
    expect((await marked('chedar')).value).toBe('<em>Cheddar</em> Cheese')
    expect((await marked('chicken noo')).value).toBe('<em>Chicken</em> <em>Noo</em>dle Soup')
  })

  it('and not more than in part where a word was left out', async () => {
    expect(await marked('wobbly tomato soup')).toMatchObject({
      value: '<em>Tomato</em> <em>Soup</em>',
      matchLevel: 'partial',
      matchedWords: ['tomato', 'soup'],
    })
  })
})
