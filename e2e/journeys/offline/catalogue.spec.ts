import type { GeneratedMeals } from '@aisleway/core/meals/contract'
import { cost, dollars, notPantry } from '../../pages/cookbook.ts'
import { test } from '../../pages/offline/shop-to-cut-off.ts'
import { expect, type Shopper } from '../../pages/shopper.ts'
import { workerIsReady } from '../../pages/shopping-mode.ts'
import { catalogueIsKept } from '../../support/local-catalogue.ts'

test('once loaded, the store can be searched and cooked from while its server is gone', async ({
  shop,
  shopper,
}) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const online = await shopper.names()
  const count = await shopper.resultCount()
  const productId = await firstFound(shopper, 'milk')
  const picked = await dinners(shopper)
  await workerIsReady(page)
  await catalogueIsKept(page)
  await shop.cutOff()

  await test.step('a search finds the same products in the same order', async () => {
    await page.goto('/browse?q=milk')
    await expect.poll(() => shopper.names()).toEqual(online)
    expect(await shopper.resultCount()).toBe(count)
  })

  await test.step('filters, sorts, pages and typing work', async () => {
    await page.goto('/browse?departments=bakery&sort=price-low')
    await expect(main).toContainText('showing 1–50')
    await shopper.resultsStand()
    const first = await shopper.names()
    await shopper.pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(main).toContainText('showing 51–100')
    await shopper.resultsStand()
    expect(await shopper.names()).not.toEqual(first)
    await shopper.searchBox.fill('sourdough')
    await expect(shopper.cards.first()).toContainText(/sourdough/i)
  })

  await test.step('a department shows its offers, and the search box suggests', async () => {
    await page.goto('/departments/bakery')
    await expect(main.getByRole('heading', { name: 'Bakery', level: 1 })).toBeVisible()
    await expect(main.getByRole('region', { name: 'On sale this week' })).toBeVisible()
    await shopper.searchBox.fill('whole mil')
    const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(suggested.filter({ hasText: /whole milk/i }).first()).toBeVisible()
  })

  await test.step('the cookbook is searched, and the same meals are generated', async () => {
    await page.goto('/cookbook?q=soup')
    await expect(shopper.cards.first()).toContainText(/soup/i)
    await page.goto('/meals?type=dinner&seed=7')
    for (const { name } of picked) {
      await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    }
  })

  const meal = picked.find(({ steps }) => steps.length > 1)!
  await test.step('a meal has its price, and is cooked', async () => {
    await page.goto(`/meals/${meal.slug}`)
    await expect(main).toContainText(dollars(cost(notPantry(meal))))
    await page.goto(`/meals/${meal.slug}/cook`)
    await expect(page.getByText(meal.steps[0]!)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(meal.steps[1]!)).toBeVisible()
  })

  await test.step('what is bought for an ingredient of a recipe is chosen', async () => {
    await page.goto('/recipes/new')
    await main.getByRole('textbox', { name: 'Ingredient 1' }).fill('3 cloves garlic, minced')
    await main
      .getByRole('button', { name: 'Change what you buy for 3 cloves garlic, minced' })
      .click()
    await page.getByRole('button', { name: 'Choose garlic', exact: true }).click()
    await expect(main).toContainText('You’ll buy garlic')
  })

  await test.step('a product says what it is, and that the rest needs a network', async () => {
    await page.goto(`/products/${productId}`)
    await expect(main.getByRole('heading', { name: online[0]!, level: 1 })).toBeVisible()
    await expect(main).toContainText('We couldn’t load more about this product')
    await shop.reconnect()
    const prices = main.getByRole('heading', { name: 'Price history' })
    // The page may retry by itself at the same moment.
    await expect(async () => {
      if (await prices.isHidden()) await main.getByText('Try again').click({ timeout: 1000 })
      await expect(prices).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})

test('a shopper who wants nothing kept on this device has nothing kept', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  await catalogueIsKept(page)
  const panel = main.getByRole('region', { name: 'On this device', exact: true })
  await expect(panel).toContainText(/[\d,]+ products, with prices as of/)
  await panel.getByRole('switch').click()
  await expect(panel).toContainText('Nothing saved.')
  await catalogueIsKept(page, false)
  await page.reload()
  await expect(panel.getByRole('switch')).not.toBeChecked()
})

test('the pictures that were lost with the server come when it is back', { tag: '@long' }, async ({
  shop,
  shopper,
}) => {
  test.slow()
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/about')
  await workerIsReady(page)
  await catalogueIsKept(page)
  await shop.cutOff()
  await page.goto('/browse?q=milk')
  const picture = shopper.cards.first().locator('img')
  await expect(picture).toHaveAttribute('src', '/placeholder.svg')
  await shop.reconnect()
  await expect(picture).toHaveAttribute('src', /^\/pictures\//, { timeout: 30_000 })
})

async function firstFound({ page: { request } }: Shopper, query: string): Promise<string> {
  const requests = [{ indexName: 'updated_store', query, hitsPerPage: 1 }]
  const answer = await request.post('/1/indexes/*/queries', { data: { requests } })
  return (await answer.json()).results[0].hits[0].objectID
}

async function dinners({ page: { request } }: Shopper): Promise<GeneratedMeals['meals']> {
  const answer = await request.get('/api/meals/generate?mealType=dinner&seed=7')
  return (await answer.json()).meals
}
