import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'
import { letThrough } from '../../support/network.ts'

test('a tile of home leads to a department, its category and what is on sale in it', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.goto('/')
  const departments = main.getByRole('region', { name: 'Departments' })
  await page.mouse.wheel(0, 5000)
  await departments.getByRole('link', { name: 'Dairy & Eggs' }).click()
  await expect(page).toHaveURL('/departments/dairy-eggs')
  await expect(page).toHaveTitle('Dairy & Eggs · Aisleway')
  const onSale = main.getByRole('region', { name: 'On sale this week' })
  await expect(onSale.getByRole('article')).toHaveCount(10)
  await expect(main.getByRole('heading', { name: 'All Dairy & Eggs' })).toBeVisible()
  await isAccessible(page)

  await test.step('nothing is new in a store that has just opened', async () => {
    await expect(main.getByRole('region', { name: 'New this week' })).toHaveCount(0)
  })

  await test.step('a category leads to its products, and the breadcrumb back', async () => {
    const categories = main.getByRole('navigation', { name: 'Categories' })
    await categories.getByRole('link', { name: 'Cheese', exact: true }).click()
    await expect(page).toHaveURL('/departments/dairy-eggs?category=Cheese')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cheese')
    await expect(onSale).toHaveCount(0)
    await shopper.resultsStand()
    const names = await shopper.names()
    expect(names.length).toBe(50)
    await main.getByLabel('On Sale Only').click()
    await expect(page).toHaveURL('/departments/dairy-eggs?category=Cheese&sale=1')
    await main.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Dairy & Eggs').click()
    await expect(page).toHaveURL('/departments/dairy-eggs')
    await expect(onSale).toBeVisible()
  })

  await test.step('all that is on sale is one link away, and reloads as it is', async () => {
    await onSale.getByRole('link', { name: /^See all/ }).click()
    await expect(page).toHaveURL('/departments/dairy-eggs?sale=1')
    await page.reload()
    await expect(shopper.cards.first()).toBeVisible()
    await expect(main.getByLabel('On Sale Only')).toBeChecked()
  })

  await test.step('an address of no department is no page', async () => {
    await follow(page, '/departments/toys')
    await expect(page).toHaveTitle(/not found/i)
  })
})

test('the page of a department without its opening offers to try again, and shows its products @long', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.route('**/api/departments/*', route => route.abort())
  await page.goto('/departments/bakery')
  await expect(shopper.cards.first()).toBeVisible()
  await expect(main.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await letThrough(page, '**/api/departments/*')
  await main.getByRole('alert').getByRole('button').first().click()
  await expect(main.getByRole('navigation', { name: 'Categories' })).toBeVisible()

  await test.step('offline, its products say so alone', async () => {
    await page.context().setOffline(true)
    await follow(page, '/departments/deli')
    await expect(main.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expect(main.locator('.animate-pulse')).toHaveCount(0)
    await expect(main.getByRole('alert')).toHaveCount(0)
  })
})
