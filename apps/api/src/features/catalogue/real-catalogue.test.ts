import { createReadStream } from 'node:fs'
import { expect, it } from 'vitest'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

const path = process.env.REAL_CATALOGUE

it.runIf(path)('the catalogue of a real store imports and can be searched', async () => {
  const shop = await openTestApp()
  const started = performance.now()
  const news = await openOperator(shop.app).importFile(createReadStream(path ?? ''))
  console.log(`${Math.round(performance.now() - started)} ms:`, news)
  if (news.type !== 'done') throw new Error('not imported')
  expect(news.added).toBeGreaterThan(20 * news.rejected.length)

  const browser = openBrowser(shop.app)
  const search = (query: string) => browser.post('/1/indexes/updated_store/query', { query })
  await expect
    .poll(async () => (await search('')).body.nbHits, { timeout: 10_000 })
    .toBe(news.added)
  for (const query of ['milk', 'whole milk', 'bananas', 'chiken broth', 'choc']) {
    expect((await search(query)).body.nbHits, query).toBeGreaterThan(0)
  }
  await shop.close()
})
