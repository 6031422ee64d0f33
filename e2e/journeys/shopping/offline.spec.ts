import { makeList, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { names, saveList, tick, workerIsReady } from '../../pages/shopping-mode.ts'
import { follow } from '../../support/client-navigation.ts'
import { letThrough, searchRequests } from '../../support/network.ts'

/** An import that is tried again has a query. */
const scripts = '**/assets/*.js*'

test('the network is lost while a first visit still loads: the page stays, and what is missing comes later', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/favorites', { waitUntil: 'commit' })
  await expect(main.getByRole('heading', { name: 'My Favorites' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  // Before the last files are requested.
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('.js'))
  await page.context().setOffline(true)
  await lost
  await expect(main.getByRole('heading', { name: 'My Favorites' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(footer).toHaveCount(0)

  await follow(page, '/about')
  await expect(page.getByText('We couldn’t load this screen')).toBeVisible()
  await expect(main).toContainText('This will load once you’re back online.')

  await page.context().setOffline(false)
  await expect(main.getByRole('heading', { name: 'About' })).toBeVisible()
  // The browser remembers until the next page that a file which others import was lost.
  await page.reload()
  await expect(footer).toBeVisible()
})

test('what was asked for and is not there can be tried again', { tag: '@long' }, async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'A phone shows cards later than it has loaded the dialog')
  const { page, main } = shopper
  await page.goto('/')
  await expect(shopper.cards.first()).toBeVisible()
  // After a new version is deployed, this version's files are gone.
  await page.route(scripts, route => route.fulfill({ status: 404 }))
  const name = (await shopper.names())[0]!
  const product = main.getByRole('button', { name, exact: true })
  await product.click()
  const lost = page.getByRole('alert')
  await expect(lost).toContainText('couldn’t show this part')
  await expect(lost.getByRole('button', { name: 'Try again' })).toBeFocused()
  await lost.getByRole('button', { name: 'Close' }).click()
  await expect(lost).toHaveCount(0)
  await expect(product).toBeFocused()

  await product.click()
  await expect(lost.getByRole('button', { name: 'Reload' })).toBeVisible()
  await letThrough(page, scripts)
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('a search that fails says what is wrong in plain words, and a broken server is no lost network', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await shopper.browse()
  await page.route(searchRequests, route => route.abort())
  await shopper.searchBox.fill('milk')
  await shopper.searchBox.press('Enter')
  await expect(main).toContainText('(Error: we can’t reach the store)')
  await expect(main).toContainText('Search isn’t working right now')
  await expect(shopper.cards).toHaveCount(0)
  await expect(main).not.toContainText(/application|fetch|match your current filters/)
  await letThrough(page, searchRequests)
  await page.route(searchRequests, route => route.fulfill({ status: 503, json: {} }))
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main).toContainText('(Error: search isn’t working right now)')
  await letThrough(page, searchRequests)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(shopper.cards.first()).toBeVisible()
})

test.describe('without a network', () => {
  // The service worker keeps the app on the device; in other tests it would intercept their network.
  test.use({ serviceWorkers: 'allow' })

  test('signing in without a network keeps what was typed and says why', { tag: '@long' }, async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.startWithAccount()
    await page.goto('/auth')
    await workerIsReady(page)
    await page.context().setOffline(true)
    await expect(page.getByText('You can sign in once you’re connected')).toBeVisible()
    await shopper.fillCredentials()
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(shopper.notices).toContainText('We can’t reach the store')
    await expect(shopper.notices).not.toContainText('check your credentials')
    await page.context().setOffline(false)
    await expect(page.getByLabel('Email')).toHaveValue(shopper.account.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(shopper.notices).toContainText('Login successful!')
  })

  test('every screen says what it can do, shows what the device has, and leads back to the trip', {
    tag: '@phone',
  }, async ({ shopper }) => {
    test.slow()
    const { page, main } = shopper
    await shopper.startSignedIn()
    const later = await saveList(shopper, 2, 'Sunday Shop')
    await page.goto(`/lists/${later}`)
    const total = (await main.getByText(/^Total \$/).textContent()) ?? ''
    const listId = await saveList(shopper, 4)
    await page.goto(`/shopping/${listId}`)
    const [first, second] = await names(shopper)
    await tick(shopper, first!)
    await workerIsReady(page)
    await page.context().setOffline(true)
    await tick(shopper, second!)

    await page.getByRole('link', { name: 'Back to My Lists' }).click()
    const card = main.getByRole('article', { name: 'Weekend Shop' })
    await expect(card).toContainText('2 of 4 items')
    const unstarted = main.getByRole('article', { name: 'Sunday Shop' })
    await expect(unstarted).toContainText('2 items')
    await expect(unstarted).toContainText(total)
    const search = page.getByRole('searchbox', { name: 'Search lists and items' })
    await search.fill('SUNDAY')
    await expect(card).toBeHidden()
    await expect(unstarted).toBeVisible()
    await search.fill('')
    await expect(card).toBeVisible()
    await expect(page.getByText('Error loading lists')).toHaveCount(0)
    await page.reload()
    await card.getByRole('link', { name: /^Continue Shopping/ }).click()
    await expect(page).toHaveURL(`/shopping/${listId}`)
    await expect(page.getByText('2 of 4 items')).toBeVisible()

    await page.goto('/')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to Clifton Park Market',
    )
    await expect(main.getByRole('region', { name: 'Clifton Park Market' })).toContainText('6 AM')
    const leadsBack = page.getByRole('link', { name: 'Continue trip: Weekend Shop' })
    for (const [path, sentence] of Object.entries(sentences)) {
      await test.step(path, async () => {
        if (path !== '/') await follow(page, path)
        await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
        await expect(leadsBack).toBeVisible()
        await expect(page.getByText(/^(Loading|Error|Failed)/)).toHaveCount(0)
      })
    }

    await leadsBack.click()
    await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Complete Shopping Trip' })
      .click()
    await expect(page).toHaveURL(/\/post-trip-summary\//)
    await follow(page, '/my-lists?tab=completed')
    await expect(main.getByRole('region', { name: 'Waiting to sync' })).toContainText(
      '2 of 4 items completed',
    )
    await follow(page, '/my-lists')
    await expect(card.getByRole('link', { name: /^View summary/ })).toBeVisible()
    await expect(leadsBack).toHaveCount(0)
  })

  test('a shared list shows its people, or says that they are not known', { tag: '@long' }, async ({
    shopper: robin,
    browser,
  }) => {
    const { page } = robin
    await startConfirmed(robin)
    const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
    const listId = await makeList(robin, 'Weekend Shop', { Produce: ['Apple 1'] })
    await share(robin, listId, kim)
    await page.route('**/api/lists/*/people', route => route.abort())
    await page.goto(`/shopping/${listId}`)
    const bar = page.getByRole('region', { name: 'Shopping together' })
    await workerIsReady(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(bar).toContainText('We can’t load who else has it')
    await expect(bar).not.toContainText('no one has joined')

    await letThrough(page, '**/api/lists/*/people')
    await page.context().setOffline(false)
    await expect(bar).toContainText('Shared with Kim Lee')
    await page.context().setOffline(true)
    await page.reload()
    await expect(bar).toContainText('Shared with Kim Lee')
  })
})

const sentences = {
  '/': 'You can still shop the lists on this device',
  '/favorites': 'You’re seeing the favorites on this device',
  '/meals': 'New meals won’t load',
  '/my-lists?tab=completed': 'You can still shop the lists on this device',
  '/invitations': 'You can’t view or answer invitations',
  '/grocery-list-generation': 'You can’t generate a list right now',
  '/profile': 'You can’t view or change your account',
  '/browse': 'Search isn’t available',
}
