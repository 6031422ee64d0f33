import {
  cardOf,
  firstProduct,
  heartOf,
  isEmpty,
  isFilled,
  isSaved,
  pressFirstHeart,
} from '../../pages/hearts.ts'
import { expect, test } from '../../pages/shopper.ts'
import { follow } from '../../support/client-navigation.ts'
import { holdBack, letThrough } from '../../support/network.ts'

test('a visitor’s heart is kept by the browser, asks to sign in, and joins the account', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  const stored = () => page.evaluate(() => localStorage.getItem('favorites'))
  await page.goto('/')
  const tab = await shopper.inNewTab()
  await tab.page.goto('/')
  const product = await pressFirstHeart(shopper)
  await expect(shopper.notices).toContainText('Added to favorites')

  await test.step('is stored under the spec’s key and with its fields', async () => {
    await expect.poll(stored).not.toBeNull()
    const [favorite] = JSON.parse((await stored()) ?? '').data
    expect(favorite).toMatchObject({ type: 'product', data: { objectID: favorite.id } })
    expect(Date.parse(favorite.dateAdded)).toBeLessThanOrEqual(Date.now())
  })

  await test.step('is the same in every tab, outlives a reload, and never touches the cart', async () => {
    await isFilled(heartOf(tab, product))
    await heartOf(tab, product).click()
    await expect(tab.notices).toContainText('Removed from favorites')
    await isEmpty(heartOf(shopper, product))
    await tab.undo('Removed from favorites')
    await isFilled(heartOf(shopper, product))
    await page.reload()
    await isFilled(heartOf(shopper, product))
    await shopper.seesItemsInCart(0)
  })

  await test.step('the screen asks a visitor to sign in', async () => {
    await follow(page, '/favorites')
    await expect(shopper.notices).toContainText('Please login to access this page')
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

  await test.step('joins the account at sign-up, and the browser keeps nothing of it', async () => {
    await shopper.signUp()
    // Already while the questions are asked, as the shopper may go on in another browser.
    await expect(page).toHaveURL(/\/onboarding/)
    await expect.poll(stored).toBeNull()
    await follow(page, '/favorites')
    await expect(cardOf(shopper, product)).toBeVisible()
  })
})

test('hearts are the same in another tab and in another browser', { tag: '@long' }, async ({
  shopper,
  browser,
}) => {
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const tab = await shopper.inNewTab()
  await tab.browse('?q=milk')
  const product = await pressFirstHeart(shopper)
  await isFilled(heartOf(tab, product))

  const elsewhere = await shopper.elsewhere(browser)
  await elsewhere.page.goto('/')
  const brought = await pressFirstHeart(elsewhere)
  await elsewhere.signIn()
  await elsewhere.page.goto('/favorites')
  await expect(cardOf(elsewhere, product)).toBeVisible()
  await expect(cardOf(elsewhere, brought)).toBeVisible()
})

test('a heart that could not be sent stays filled, and is saved later', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const requests = '**/api/favorites/products/*'
  await shopper.page.route(requests, route => route.abort())
  const product = await firstProduct(shopper)
  const failed = shopper.page.waitForEvent('requestfailed')
  await heartOf(shopper, product).click()
  await failed
  await isFilled(heartOf(shopper, product))
  await letThrough(shopper.page, requests)
  await isSaved(shopper, 1)
})

test('quick presses end where the last one left the heart', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const release = await holdBack(shopper.page, '**/api/favorites**')
  const product = await firstProduct(shopper)
  for (const filled of [true, false, true, false, true]) {
    await heartOf(shopper, product).click()
    await expect(heartOf(shopper, product)).toHaveAttribute('aria-pressed', String(filled))
  }
  release()
  await isSaved(shopper, 1)
  await shopper.page.reload()
  await isFilled(heartOf(shopper, product))
})

test('whatever the browser has stored in their place does no harm', { tag: '@long' }, async ({
  shopper,
}) => {
  const errors: Error[] = []
  shopper.page.on('pageerror', error => errors.push(error))
  await shopper.page.goto('/')
  for (const stored of ['{"a":1}', '[null,7,"milk"]', 'no JSON', '[{"id":"x","type":"meal"}]']) {
    await shopper.page.evaluate(text => localStorage.setItem('favorites', text), stored)
    await shopper.page.reload()
    await isFilled(heartOf(shopper, await pressFirstHeart(shopper)))
    expect(errors, stored).toEqual([])
  }
})
