import { test as base, expect } from '../../pages/shopper.ts'
import { workerIsReady } from '../../pages/shopping-mode.ts'
import { shopBehindProxy } from '../../support/cut-off.ts'
import { catalogueIsKept } from '../../support/local-catalogue.ts'

const test = base.extend<{ shop: Awaited<ReturnType<typeof shopBehindProxy>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from it.
  shop: async ({}, provide) => {
    const shop = await shopBehindProxy()
    await provide(shop)
    await shop.cutOff()
  },
  baseURL: ({ shop }, provide) => provide(shop.address),
})

test.use({ serviceWorkers: 'allow', savesData: false })

test('once loaded, products are browsed, filtered, sorted and suggested while the server is gone', async ({
  shop,
  shopper,
}) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const online = await shopper.names()
  const count = await shopper.resultCount()
  await workerIsReady(page)
  await catalogueIsKept(page)

  await shop.cutOff()
  await page.goto('/browse?q=milk')
  await expect.poll(() => shopper.names()).toEqual(online)
  expect(await shopper.resultCount()).toBe(count)

  await page.goto('/browse?departments=bakery&sort=price-low')
  await shopper.resultsStand()
  await expect(main).toContainText('showing 1–50')
  const first = await shopper.names()
  await shopper.pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(main).toContainText('showing 51–100')
  await shopper.resultsStand()
  expect(await shopper.names()).not.toEqual(first)

  await shopper.searchBox.fill('sourdough')
  await expect(shopper.cards.first()).toContainText(/sourdough/i)

  await page.goto('/departments/bakery')
  await expect(main.getByRole('heading', { name: 'Bakery', level: 1 })).toBeVisible()
  await expect(main.getByRole('region', { name: 'On sale this week' })).toBeVisible()

  await shopper.searchBox.fill('whole mil')
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(suggested.filter({ hasText: /whole milk/i }).first()).toBeVisible()
})

test('the page of a product says what it is and costs, and that the rest needs a network', async ({
  shop,
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=whole+milk')
  const [name] = await shopper.names()
  await workerIsReady(page)
  await catalogueIsKept(page)
  const { results } = await (
    await page.request.post('/1/indexes/*/queries', {
      data: { requests: [{ indexName: 'updated_store', query: 'whole milk', hitsPerPage: 1 }] },
    })
  ).json()
  await shop.cutOff()
  await page.goto(`/products/${results[0].hits[0].objectID}`)
  await expect(main.getByRole('heading', { name: name!, level: 1 })).toBeVisible()
  await expect(main).toContainText('More about this product could not be loaded')
  await shop.reconnect()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: 'Price history' })).toBeVisible()
})

test('a shopper who wants nothing kept on this device has nothing kept', async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  await catalogueIsKept(page)
  const panel = main.getByRole('region', { name: 'On this device' })
  await expect(panel).toContainText(/[\d,]+ products, with the prices of/)
  await panel.getByRole('switch').click()
  await expect(panel).toContainText('Nothing is kept.')
  await catalogueIsKept(page, false)
  await page.reload()
  await expect(panel.getByRole('switch')).not.toBeChecked()
})
