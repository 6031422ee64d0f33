import { holdBack, searchRequests } from './network.ts'
import { expect, test } from './shopper.ts'
import { filterIn } from './visitor.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('the address keeps what is shown: reloaded, taken back, opened in a new tab', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse('?q=greek+yogurt')
  await shopper.toggleFilters('Protein Smart')
  await shopper.sortBy('Price: High to Low')
  await shopper.turnToPage(2)
  const address = '/browse?q=greek+yogurt&diets=protein_smart&sort=price-high&page=2'
  await expect(page).toHaveURL(address)
  const names = await shopper.names()

  await page.reload()
  await expect(shopper.cards.first()).toBeVisible()
  expect(await shopper.names()).toEqual(names)

  const tab = await shopper.inNewTab()
  await tab.page.goto(address)
  await expect(tab.searchBox).toHaveValue('greek yogurt')
  await expect(tab.cards.first()).toBeVisible()
  expect(await tab.names()).toEqual(names)

  await page.goBack()
  await expect(page).toHaveURL('/browse?q=greek+yogurt&diets=protein_smart&sort=price-high')
  await page.goBack()
  await expect(page).toHaveURL('/browse?q=greek+yogurt&diets=protein_smart')
  await page.goBack()
  await expect(page).toHaveURL('/browse?q=greek+yogurt')
  await expect(shopper.main.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
})

test('a shared address waits for the one who signs in', async ({ shopper, browser }) => {
  const friend = await shopper.elsewhere(browser)
  await friend.page.goto('/browse?q=apples&sort=price-low')
  await expect(friend.page).toHaveURL(/\/auth/)
  await friend.signIn()
  await expect(friend.page).toHaveURL('/browse?q=apples&sort=price-low')
  await expect(friend.searchBox).toHaveValue('apples')
})

test('the count beside a filter is the number of products it leaves', async ({ shopper }) => {
  await shopper.browse('?q=yogurt')
  const all = await shopper.resultCount()
  const promised = await shopper.countBeside('Protein Smart')
  expect(promised).toBeLessThan(all)

  await shopper.toggleFilters('Protein Smart')
  expect(await shopper.resultCount()).toBe(promised)

  const inDairy = await shopper.countBeside('Dairy & Eggs')
  await shopper.toggleFilters('Dairy & Eggs')
  expect(await shopper.resultCount()).toBe(inDairy)
})

test('a chip takes its filter away, Clear All takes everything away', { tag: '@phone' }, async ({
  shopper,
}) => {
  await shopper.browse('?q=bread&diets=whole_grain&departments=bakery,frozen&page=1')
  const chip = (label: string) =>
    shopper.main.getByRole('button', { name: `Remove filter ${label}` })
  await shopper.andResultsCome(() => chip('Frozen').click())
  await expect(chip('Frozen')).toBeHidden()
  await expect(chip('Bakery')).toBeVisible()
  await expect(shopper.page).toHaveURL('/browse?q=bread&departments=bakery&diets=whole_grain')

  const filters = await shopper.openFilters()
  await expect(filterIn(filters, 'Bakery')).toBeChecked()
  await shopper.andResultsCome(() => filters.getByRole('button', { name: 'Clear All' }).click())
  await shopper.closeFilters()
  await expect(shopper.page).toHaveURL('/browse')
  await expect(shopper.searchBox).toHaveValue('')
  await expect(chip('Bakery')).toBeHidden()
})

test('the Filters button of a phone counts the filters', { tag: '@phone' }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop shows the filters themselves')
  await shopper.browse('?diets=whole_grain&departments=bakery,frozen')
  const button = shopper.page.getByRole('button', { name: /^Filters/ })
  await expect(button).toHaveAccessibleName('Filters 3 filters on')
})

test('On Sale Only leaves only what is on sale', async ({ shopper }) => {
  await shopper.browse()
  const all = await shopper.resultCount()
  const onSaleOnly = shopper.main.getByLabel('On Sale Only')
  await shopper.andResultsCome(() => onSaleOnly.click())
  await expect(onSaleOnly).toBeChecked()
  expect(await shopper.resultCount()).toBeLessThan(all / 5)
  await expect(shopper.cards.getByText('Sale', { exact: true })).toHaveCount(50)
})

test('pagination shows five numbers around the page, and nothing for one page', {
  tag: '@phone',
}, async ({ shopper }) => {
  const numbers = () => shopper.pages.getByRole('link', { name: /^Page / }).allTextContents()
  await shopper.browse()
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
  await expect(shopper.pages.getByRole('link', { name: 'Previous page' })).toBeDisabled()
  await shopper.turnToPage(5)
  expect(await numbers()).toEqual(['3', '4', '5', '6', '7'])
  await shopper.andResultsCome(() =>
    shopper.pages.getByRole('link', { name: 'Previous page' }).click(),
  )
  expect(await numbers()).toEqual(['2', '3', '4', '5', '6'])

  const last = Math.ceil((await shopper.resultCount()) / 50)
  await shopper.browse(`?page=${last}`)
  expect(await numbers()).toEqual([4, 3, 2, 1, 0].map(before => String(last - before)))
  await expect(shopper.pages.getByRole('link', { name: 'Next page' })).toBeDisabled()

  await shopper.browse('?q=greek+yogurt&diets=protein_smart&departments=dairy-eggs&sale=1')
  expect(await shopper.resultCount()).toBeLessThanOrEqual(50)
  await expect(shopper.pages).toHaveCount(0)
})

test('results come while typing, and the last answer wins', async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse()
  let releaseFirst = () => {}
  const firstMayGo = new Promise<void>(resolve => {
    releaseFirst = resolve
  })
  await page.route(searchRequests, async route => {
    if (route.request().postData()?.includes('"dog food"')) await firstMayGo
    await route.fallback()
  })
  const firstAsked = page.waitForRequest(request => !!request.postData()?.includes('"dog food"'))
  await shopper.searchBox.pressSequentially('dog food')
  await firstAsked
  await shopper.search('greek yogurt')
  const yogurts = await shopper.names()
  expect(yogurts[0]).toContain('Greek Yogurt')

  const firstAnswer = page.waitForResponse(
    response => !!response.request().postData()?.includes('"dog food"'),
  )
  releaseFirst()
  await (await firstAnswer).finished()
  await expect(shopper.searchBox).toHaveValue('greek yogurt')
  expect(await shopper.names()).toEqual(yogurts)
})

test('the page before stays until the next is there', async ({ shopper }) => {
  await shopper.browse('?q=milk')
  const firstPage = await shopper.names()
  const release = await holdBack(shopper.page, searchRequests)
  await shopper.pages.getByRole('link', { name: 'Next page' }).click()
  await expect(shopper.page).toHaveURL('/browse?q=milk&page=2')
  await expect(shopper.main.locator('[aria-busy=true]')).toBeVisible()
  expect(await shopper.names()).toEqual(firstPage)
  release()
  await expect(shopper.main.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await shopper.names()).not.toEqual(firstPage)
})

test('a failing search says so, empties the list, and recovers', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.browse()
  await page.route(searchRequests, route =>
    route.fulfill({ status: 400, json: { message: 'The index is being moved', status: 400 } }),
  )
  await shopper.searchBox.fill('milk')
  await expect(shopper.main.getByText(/^\(Error: .*The index is being moved.*\)$/)).toBeVisible()
  await expect(shopper.cards).toHaveCount(0)

  await page.unroute(searchRequests)
  await shopper.search('oat milk')
  await expect(shopper.cards.first()).toContainText('Oat')
})

test('when nothing matches, everything can be cleared', async ({ shopper }) => {
  await shopper.browse('?q=bread')
  await shopper.search('zzzxqj')
  await expect(shopper.main.getByText('No products match your current filters')).toBeVisible()
  await shopper.andResultsCome(() =>
    shopper.main.getByRole('button', { name: 'Clear all filters' }).click(),
  )
  await expect(shopper.page).toHaveURL('/browse')
  await expect(shopper.cards).toHaveCount(50)
})

test('a slash goes to the search, and is an ordinary letter there', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.browse()
  await shopper.page.keyboard.press('/')
  await expect(shopper.searchBox).toBeFocused()
  await shopper.page.keyboard.press('/')
  await expect(shopper.searchBox).toHaveValue('/')
})
