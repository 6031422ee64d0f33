import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack, letThrough, searchRequests } from '../../support/network.ts'

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const groupOf = (page: Page, name: string) => listOf(page).getByRole('group', { name })

test('while one types, the search box suggests what the store has and where it leads', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, searchBox } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  const products = groupOf(page, 'Products').getByRole('option', { name: /\$\d/ })

  await test.step('before a letter: departments', async () => {
    await searchBox.click()
    await expect(groupOf(page, 'Departments').getByRole('option').first()).toBeVisible()
    await isAccessible(page)
  })

  await test.step('then products with their price, the matched letters marked', async () => {
    await searchBox.pressSequentially('greek yogu')
    await expect(products).toHaveCount(6)
    await expect(products.first()).toContainText(/Greek Yogurt.*oz.*\$\d+\.\d\d/)
    await expect(groupOf(page, 'Departments and diets')).toContainText('greek yogu in Dairy & Eggs')
    await expect(groupOf(page, 'Meals').getByRole('option').first()).toContainText('Yogurt')
    await isAccessible(page)
  })

  await test.step('a product opens its details, and the focus comes back', async () => {
    await searchBox.press('ArrowDown')
    await expect(products.first()).toHaveAttribute('aria-selected', 'true')
    await expect(searchBox).toHaveAttribute(
      'aria-activedescendant',
      (await products.first().getAttribute('id')) ?? '',
    )
    await searchBox.press('Enter')
    const details = await opened(page.getByRole('dialog', { name: /Greek Yogurt/ }))
    await details.getByRole('button', { name: 'Close' }).click()
    await expect(details).toBeHidden()
    await expect(listOf(page)).toBeHidden()
    await expect(searchBox).toBeFocused()
  })

  await test.step('a meal opens its recipe', async () => {
    await searchBox.press('ArrowDown')
    await groupOf(page, 'Meals').getByRole('option').first().click()
    await expect(page).toHaveURL(/\/meals\/.*yogurt/)
    await expect(searchBox).toHaveValue('')
  })

  await test.step('a department with the text leads to Browse', async () => {
    await searchBox.fill('greek yogurt')
    await listOf(page).getByRole('option', { name: 'greek yogurt in Dairy & Eggs' }).click()
    await expect(page).toHaveURL('/browse?q=greek+yogurt&departments=dairy-eggs')
    await expect(searchBox).toHaveValue('greek yogurt')
  })

  await test.step('an amount counts as little on Browse as among the suggestions', async () => {
    await page.goto('/browse?q=2+cans+of+tuna')
    await expect(shopper.cards.first()).toContainText('Tuna in Water')
    expect(await shopper.resultCount()).toBeGreaterThan(20)
  })
})

test('what a shopper searched for comes back on any device until it is cleared @long', async ({
  shopper,
  browser,
}) => {
  const { page, searchBox } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  const recent = groupOf(page, 'Recent searches').getByRole('option')

  await test.step('by Enter, and on Browse by what was typed last', async () => {
    await searchBox.fill('oat milk')
    await expect(listOf(page)).toBeVisible()
    await searchBox.press('Enter')
    await expect(page).toHaveURL('/browse?q=oat+milk')
    await shopper.resultsStand()
    await shopper.search('rye bread')
    await searchBox.blur()
    await searchBox.fill('')
    await expect(recent).toHaveText(['rye bread', 'oat milk', 'Clear recent searches'])
    await recent.last().scrollIntoViewIfNeeded()
    await isAccessible(page)
  })

  await test.step('chosen again, it searches', async () => {
    await recent.nth(1).click()
    await expect(page).toHaveURL('/browse?q=oat+milk')
    await expect(searchBox).toHaveValue('oat milk')
  })

  await test.step('another browser of the account knows them, and clears them', async () => {
    const elsewhere = await shopper.elsewhere(browser)
    const { email, password } = shopper.account
    await elsewhere.page.request.post('/api/auth/sign-in/email', { data: { email, password } })
    await elsewhere.page.goto('/')
    await elsewhere.searchBox.click()
    const theirs = groupOf(elsewhere.page, 'Recent searches').getByRole('option')
    await expect(theirs).toHaveText(['oat milk', 'rye bread', 'Clear recent searches'])
    await theirs.last().click()
    await expect(theirs).toHaveCount(0)
    await expect(groupOf(elsewhere.page, 'Departments')).toBeVisible()
  })
})

test('the list of suggestions is worked by the keyboard alone', async ({ shopper }) => {
  const { page, searchBox } = shopper
  test.skip(shopper.isPhone, 'It has no keyboard of that kind')
  await page.goto('/about')
  await expect(shopper.main).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchBox).toBeFocused()
  await page.keyboard.type('low so')
  const diet = listOf(page).getByRole('option', { name: 'Low Sodium', exact: true })
  await expect(diet).toBeVisible()
  await expect(listOf(page).getByRole('option', { name: /^See all/ })).toBeVisible()

  await test.step('arrows go round, over the field itself', async () => {
    const options = listOf(page).getByRole('option')
    const active = listOf(page).locator('[aria-selected=true]')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(active).toHaveCount(0)
    await expect(searchBox).not.toHaveAttribute('aria-activedescendant')
  })

  await test.step('Escape closes the list first, then empties the field; Tab goes on', async () => {
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
    await expect(searchBox).toHaveAttribute('aria-expanded', 'false')
    await expect(searchBox).toHaveValue('low so')
    await page.keyboard.press('Escape')
    await expect(searchBox).toHaveValue('')
    await page.keyboard.type('milk')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(listOf(page)).toBeHidden()
    await expect(searchBox).not.toBeFocused()
  })

  await test.step('Enter searches, and a visitor is asked to sign in first', async () => {
    await searchBox.press('Enter')
    await expect(page).toHaveURL(/\/auth\?next=.*q(=|%3D)milk/)
  })
})

test('when nothing is called as typed, the page says what it shows instead @long', async ({
  shopper,
}) => {
  const { page, main, searchBox } = shopper
  await shopper.startSignedIn()

  await test.step('a slip is put right, and can be searched for', async () => {
    await shopper.browse('?q=yogrt')
    await expect(main.getByText('No results for “yogrt”. Showing “yogurt”.')).toBeVisible()
    expect((await shopper.names())[0]).toContain('Yogurt')
    await isAccessible(page)
    await main.getByRole('button', { name: 'Search for “yogurt”' }).click()
    await expect(page).toHaveURL('/browse?q=yogurt')
    await expect(main.getByText(/^No results for/)).toBeHidden()
  })

  await test.step('a word that nothing has is left out', async () => {
    await shopper.search('zzqxj milk')
    await expect(main.getByText(/Showing results without “zzqxj”/)).toBeVisible()
    expect((await shopper.names())[0]).toContain('Milk')
  })

  await test.step('of several things each has a row, and all go into the cart at once', async () => {
    await shopper.search('apples, cheddar cheese, crackers')
    const list = main.getByRole('region', { name: '3 items to find' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByRole('link', { name: /for “crackers”$/ })).toBeVisible()
    await isAccessible(page)
    await list.getByRole('button', { name: 'Add all to cart' }).click()
    await shopper.seesItemsInCart(3)
    await expect(list.getByRole('group', { name: /^Quantity of/ })).toHaveCount(3)
    await shopper.undo('Added to cart')
    await shopper.seesItemsInCart(0)
  })

  await test.step('the suggestions ask whether that was meant', async () => {
    await page.goto('/')
    await searchBox.fill('yogrt')
    await listOf(page).getByRole('option', { name: 'Did you mean “yogurt”?' }).click()
    await expect(page).toHaveURL('/browse?q=yogurt')
  })
})

test('suggestions keep up with a slow network, and say when there is none', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, searchBox } = shopper
  await page.goto('/')
  const products = groupOf(page, 'Products')

  await test.step('an answer that comes too late replaces nothing', async () => {
    const release = await holdBack(page, searchRequests)
    const asked = page.waitForRequest(request => !!request.postData()?.includes('"dog food"'))
    await searchBox.fill('dog food')
    await asked
    await expect(page.getByText('Searching...')).toBeVisible()
    await searchBox.fill('greek yogurt')
    release()
    await expect(products).toContainText('Greek Yogurt')
    await expect(products).not.toContainText('Dog')
    await letThrough(page, searchRequests)
  })

  await test.step('without a network the line says so, and Enter still leads to Browse', async () => {
    await page.context().setOffline(true)
    await searchBox.fill('oranges')
    await expect(page.getByRole('banner').getByText('You’re offline')).toBeVisible()
    await expect(page.getByText('Searching...')).toBeHidden()
    await expect(listOf(page).getByRole('option', { name: 'Search for “oranges”' })).toBeVisible()
    await page.context().setOffline(false)
  })
})
