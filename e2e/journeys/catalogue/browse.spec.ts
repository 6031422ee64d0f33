import { expect, test } from '../../pages/shopper.ts'
import { filterIn } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { holdBack, letThrough, searchRequests } from '../../support/network.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('what is searched for is filtered and sorted, and the address keeps it', async ({
  shopper,
}) => {
  const { page } = shopper

  await test.step('On Sale Only leaves only what is on sale', async () => {
    await shopper.browse()
    const all = await shopper.resultCount()
    const onSaleOnly = shopper.main.getByLabel('On Sale Only')
    await shopper.andResultsCome(() => onSaleOnly.click())
    await expect(onSaleOnly).toBeChecked()
    expect(await shopper.resultCount()).toBeLessThan(all / 5)
    await expect(shopper.cards.getByText('Sale', { exact: true })).toHaveCount(50)
  })

  await test.step('when nothing matches, everything can be cleared', async () => {
    await shopper.search('zzzxqj')
    await expect(shopper.main.getByText('No products match your current filters')).toBeVisible()
    await shopper.main.getByRole('button', { name: 'Clear all filters' }).click()
    await expect(page).toHaveURL('/browse')
    await expect(shopper.cards).toHaveCount(50)
    await expect(shopper.main.getByLabel('On Sale Only')).not.toBeChecked()
    await shopper.search('zzzxqj')
    await expect(shopper.main.getByText('No products match “zzzxqj”')).toBeVisible()
  })

  await test.step('a price in the search text is a filter as well', async () => {
    await shopper.search('milk under $4')
    const all = await shopper.resultCount()
    await shopper.andResultsCome(() =>
      shopper.main.getByRole('button', { name: 'Remove filter Up to $4.00' }).click(),
    )
    await expect(page).toHaveURL('/browse?q=milk')
    expect(await shopper.resultCount()).toBeGreaterThan(all)
  })

  await test.step('the count beside a filter is the number of products it leaves', async () => {
    await shopper.search('yogurt')
    const all = await shopper.resultCount()
    const promised = await shopper.countBeside('Protein Smart')
    expect(promised).toBeLessThan(all)
    await shopper.toggleFilters('Protein Smart')
    expect(await shopper.resultCount()).toBe(promised)

    const inDairy = await shopper.countBeside('Dairy & Eggs')
    await shopper.toggleFilters('Dairy & Eggs')
    expect(await shopper.resultCount()).toBe(inDairy)
  })

  await test.step('the address keeps what is shown: reloaded, taken back, opened in a new tab', async () => {
    await shopper.andResultsCome(() => follow(page, '/browse?q=greek+yogurt'))
    await shopper.toggleFilters('Protein Smart')
    await shopper.sortBy('Price: High to Low')
    await shopper.turnToPage(2)
    const address = '/browse?q=greek+yogurt&diets=protein_smart&sort=price-high&page=2'
    await expect(page).toHaveURL(address)
    const names = await shopper.names()

    const searches: string[] = []
    page.on('request', request => searches.push(...(request.url().match(/\/1\/.*/) ?? [])))
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.reload()
    await expect(shopper.cards.first()).toBeVisible()
    await shopper.resultsStand()
    expect(await shopper.names()).toEqual(names)
    await expect.poll(scrolled).toBe(400)
    // The page already contains the first results.
    expect(searches).toEqual([])

    const tab = await shopper.inNewTab()
    await tab.page.goto(address)
    await expect(tab.searchBox).toHaveValue('greek yogurt')
    await expect(tab.cards.first()).toBeVisible()
    await tab.resultsStand()
    expect(await tab.names()).toEqual(names)

    await page.goBack()
    await expect(page).toHaveURL('/browse?q=greek+yogurt&diets=protein_smart&sort=price-high')
    await page.goBack()
    await expect(page).toHaveURL('/browse?q=greek+yogurt&diets=protein_smart')
    await page.goBack()
    await expect(page).toHaveURL('/browse?q=greek+yogurt')
    await expect(shopper.main.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
  })

  await test.step('Back right after typing shows the search from before', async () => {
    await shopper.andResultsCome(() => follow(page, '/browse?q=bananas'))
    await shopper.searchBox.evaluate((box: HTMLInputElement) => {
      box.focus()
      document.execCommand('insertText', false, 'and milk')
      history.back()
    })
    await expect(page).toHaveURL('/browse?q=greek+yogurt')
    await page.waitForTimeout(typingPauseMs * 2)
    await expect(page).toHaveURL('/browse?q=greek+yogurt')
    await expect(shopper.searchBox).toHaveValue('greek yogurt')
  })
})

const typingPauseMs = 150

test('Browse opens on popular things of many departments, with a tile for each', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse()
  const tiles = shopper.main.getByRole('navigation', { name: 'Departments' })
  const sort = shopper.main.getByRole('combobox', { name: 'Sort' })
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Popular')
  expect((await shopper.names()).slice(0, 4).join()).toMatch(/Bananas.*Milk.*Eggs/)
  await expect(tiles.getByRole('link')).toHaveCount(16)
  const { height } = (await tiles.boundingBox())!
  expect(height).toBeLessThan(shopper.isPhone ? 70 : 140)

  await test.step('and a tile for each diet', async () => {
    const diets = shopper.main.getByRole('navigation', { name: 'Dietary Preferences' })
    await expect(diets.getByRole('link')).toHaveCount(6)
    const address = '/browse?diets=low_sodium'
    await expect(diets.getByRole('link', { name: 'Low Sodium' })).toHaveAttribute('href', address)
  })

  await test.step('the tags of a card take one line, whatever its width', async () => {
    if (shopper.isPhone) await page.setViewportSize({ width: 360, height: 740 })
    const card = shopper.cards.first()
    const first = card.getByText('Plant Based', { exact: true })
    const rest = shopper.isPhone ? '2 more tags' : '1 more tag'
    const more = card.getByRole('button', { name: rest })
    await expect(first).toBeVisible()
    await expect(card.getByText('Heart Smart', { exact: true })).toBeVisible({
      visible: !shopper.isPhone,
    })
    await expect(more).toBeVisible()
    expect((await more.boundingBox())!.y).toBe((await first.boundingBox())!.y)
  })

  await test.step('a tile leads to what it names, and the focus to its products', async () => {
    const release = await holdBack(page, searchRequests)
    await shopper.main.getByRole('link', { name: 'Whole Grain' }).click()
    await expect(page).toHaveURL('/browse?diets=whole_grain')
    await expect(shopper.main.getByText('Searching for products...')).toBeVisible()
    release()
    await shopper.resultsStand()
    await expect(shopper.main.getByText('Searching for products...')).toBeHidden()
    await expect(tiles).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(shopper.cards.first().locator(':focus')).toHaveCount(1)
  })
})

test('pages are turned, and filters taken away again', { tag: ['@phone', '@long'] }, async ({
  shopper,
}) => {
  const numbers = () => shopper.pages.getByRole('link', { name: /^Page / }).allTextContents()
  const chip = (label: string) =>
    shopper.main.getByRole('button', { name: `Remove filter ${label}` })
  await shopper.browse()

  await test.step('pagination shows five numbers around the page, and nothing for one page', async () => {
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
    await expect(shopper.pages.getByRole('link', { name: 'Previous page' })).toBeDisabled()
    await shopper.turnToPage(5)
    expect(await numbers()).toEqual(['3', '4', '5', '6', '7'])
    await shopper.turnBy(shopper.pages.getByRole('link', { name: 'Previous page' }))
    expect(await numbers()).toEqual(['2', '3', '4', '5', '6'])

    const last = Math.ceil((await shopper.resultCount()) / 50)
    await shopper.andResultsCome(() => follow(shopper.page, `/browse?page=${last}`))
    expect(await numbers()).toEqual([4, 3, 2, 1, 0].map(before => String(last - before)))
    await expect(shopper.pages.getByRole('link', { name: 'Next page' })).toBeDisabled()

    await follow(shopper.page, `/browse?page=${last + 100}`)
    await expect(shopper.page).toHaveURL(`/browse?page=${last}`)
    await expect(
      shopper.pages.getByRole('link', { name: `Page ${last}`, exact: true }),
    ).toBeVisible()

    const few = '/browse?q=greek+yogurt&diets=protein_smart&departments=dairy-eggs&sale=1'
    await shopper.andResultsCome(() => follow(shopper.page, few))
    expect(await shopper.resultCount()).toBeLessThanOrEqual(50)
    await expect(shopper.pages).toHaveCount(0)
  })

  await test.step('the Filters button of a phone counts the filters', async () => {
    const some = '/browse?q=bread&diets=whole_grain&departments=bakery,frozen&page=1'
    await shopper.andResultsCome(() => follow(shopper.page, some))
    await expect(chip('Frozen')).toBeVisible()
    if (!shopper.isPhone) return
    const button = shopper.page.getByRole('button', { name: /^Filters/ })
    await expect(button).toHaveAccessibleName('Filters 3 filters on')
  })

  await test.step('a chip takes its filter away, Clear All takes everything away', async () => {
    await shopper.andResultsCome(() => chip('Frozen').click())
    await expect(chip('Frozen')).toBeHidden()
    await expect(chip('Bakery')).toBeVisible()
    await expect(shopper.page).toHaveURL('/browse?q=bread&departments=bakery&diets=whole_grain')

    const filters = await shopper.openFilters()
    await expect(filterIn(filters, 'Bakery')).toBeChecked()
    await filters.getByRole('button', { name: 'Clear All' }).click()
    await shopper.closeFilters()
    await expect(shopper.page).toHaveURL('/browse')
    await expect(shopper.searchBox).toHaveValue('')
    await expect(chip('Bakery')).toBeHidden()
  })
})

test('where there is no room for a column, the filters are in a sheet', async ({ shopper }) => {
  test.skip(shopper.isPhone, 'On a phone they always are')
  const { page } = shopper
  await page.setViewportSize({ width: 700, height: 900 })
  await shopper.browse('?q=yogurt')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await shopper.andResultsCome(() => filterIn(sheet, 'Low Sodium').click())
  await sheet.getByRole('button', { name: /^Show [\d,]+ products$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/browse?q=yogurt&diets=low_sodium')
  await expect(page.getByRole('button', { name: 'Filters 1 filter on' })).toBeVisible()
  // No product of the department has a diet.
  await page.goto('/departments/household')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(sheet).toContainText('No filters apply here.')
})

test('a slow answer neither empties the page nor replaces a later one', async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse('?q=milk')

  await test.step('the page before stays until the next is there', async () => {
    const firstPage = await shopper.names()
    const release = await holdBack(page, searchRequests)
    await shopper.pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/browse?q=milk&page=2')
    await expect(shopper.main.locator('[aria-busy=true]')).toBeVisible()
    expect(await shopper.names()).toEqual(firstPage)
    release()
    await expect(shopper.main.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await shopper.names()).not.toEqual(firstPage)
    await letThrough(page, searchRequests)
  })

  await test.step('results come while typing, and the last answer wins', async () => {
    await shopper.searchBox.clear()
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
