import { dayMs } from '@aisleway/core/days'
import { noPreferences } from '@aisleway/core/onboarding/preferences'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { saveList } from '../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../testing/test-app.ts'
import { pageData } from './page-data.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', priceCents: 299, originalPriceCents: 399 })])
})
afterAll(() => shop.close())

const hours = { opens: '08:00', closes: '21:00', timeZone: 'America/New_York' }
const store = { name: 'Test Market', addressLines: [], hoursText: '8 AM to 9 PM', hours }
const search = { appId: 'test', apiKey: 'test', indexName: 'test' }
const now = () => new Date()
const daysLater = () => new Date(Date.now() + 4 * dayMs)
const storeFacts = {
  store,
  search,
  signInProviders: [],
  phoneFactors: false,
  sendsMail: false,
  fetchesRecipes: false,
}

async function pageFor(browser: ReturnType<typeof openBrowser>, address = '/', at = now) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`http://shop.test${address}`, { headers: { cookie } })
  const page = await pageData({ ...shop, storeFacts, now: at })(request)
  if (!page) throw new Error('The page holds nothing')
  return page
}

it('a visitor’s page holds the store and nobody’s preferences', async () => {
  const page = await pageFor(openBrowser(shop.app))
  expect(page).toMatchObject({ config: { productCount: 1 }, user: null, preferences: null })
})

it('the page of a shopper holds what orders home, as soon as it is saved', async () => {
  const mara = openBrowser(shop.app)
  await mara.signUp('mara@example.com')
  expect((await pageFor(mara)).preferences).toBeNull()
  const preferences = { ...noPreferences, shoppingStyles: ['browse'] }
  await mara.put('/api/preferences', preferences)
  expect(await pageFor(mara)).toMatchObject({ user: { email: 'mara@example.com' }, preferences })
})

it('home and Browse hold what the shopper buys again, other pages do not', async () => {
  const noor = openBrowser(shop.app)
  await noor.signUp('noor@example.com')
  await saveList(noor, 'Weekend', [{ productId: 'milk' }])
  const bought = [{ product: { id: 'milk' }, usual: { timesBought: 1 } }]
  expect(await pageFor(noor, '/', daysLater)).toMatchObject({ usuals: bought })
  expect(await pageFor(noor, '/browse', daysLater)).toMatchObject({ usuals: bought })
  expect((await pageFor(noor, '/my-lists', daysLater)).usuals).toBeUndefined()
  expect((await pageFor(openBrowser(shop.app))).usuals).toBeFalsy()
})

it('while the database is unavailable a page holds nothing, and the browser goes on with what it knows', async () => {
  const findSession = () => Promise.reject(new DatabaseUnavailable('frozen'))
  const request = new Request('http://shop.test/')
  expect(await pageData({ ...shop, storeFacts, findSession, now })(request)).toBeNull()
})

it('tells when the store is open, in its own words and as data, as the API does', async () => {
  const { config } = await pageFor(openBrowser(shop.app))
  expect(config.store).toMatchObject({ hoursText: '8 AM to 9 PM', hours })
  const { body } = await openBrowser(shop.app).get('/api/config')
  expect(body.store).toMatchObject({ hoursText: '8 AM to 9 PM', hours })
})

it('holds of home’s products what a card shows, and no more', async () => {
  const { config } = await pageFor(openBrowser(shop.app))
  const [milk] = (await openBrowser(shop.app).post('/api/products/by-id', { ids: ['milk'] })).body
    .products
  expect(config.home).toMatchObject({ showcase: [milk], onSale: [milk] })
  expect(Object.keys(config.home.onSale[0] ?? {}).toSorted()).toEqual(Object.keys(milk).toSorted())
})

it('tells when prices last changed', async () => {
  const { config } = await pageFor(openBrowser(shop.app))
  const ageMs = Date.now() - Date.parse(config.pricesUpdatedAt ?? '')
  expect(ageMs).toBeLessThan(10 * 60 * 1000)
})

it('the page of Browse holds what its address asks for, for whoever may see it', async () => {
  const address = '/browse?departments=pantry&page=1'
  expect((await pageFor(openBrowser(shop.app), address)).browse).toBeUndefined()
  const mara = openBrowser(shop.app)
  await mara.signUp('browsing@example.com')
  const { browse } = await pageFor(mara, address)
  expect(browse).toMatchObject({
    state: { departments: ['Pantry'], page: 1 },
    results: [{ hits: [{ objectID: 'milk' }], nbHits: 1 }, { hits: [] }],
  })
  expect((await pageFor(mara, '/my-lists')).browse).toBeUndefined()
})

it('the page of a department holds its products, for anybody', async () => {
  const { browse } = await pageFor(openBrowser(shop.app), '/departments/pantry?sale=1')
  expect(browse).toMatchObject({ state: { departments: ['Pantry'], onSale: true } })
  expect((await pageFor(openBrowser(shop.app), '/departments/toys')).browse).toBeUndefined()
})
