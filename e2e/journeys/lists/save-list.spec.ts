import type { Locator } from '@playwright/test'
import { cardOf, namingDialog, openSaveDialog, saveCart } from '../../pages/saved-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'
import { holdBack, stopClock } from '../../support/network.ts'

test('pressing twice saves one list, by its default name, told once; the panel leads on and offers the waitlist once @long', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  const { clock } = page
  await clock.install()
  await shopper.startSignedIn()
  await shopper.browse('?q=bread')
  await shopper.addToCart()
  await shopper.openCart()
  const naming = await openSaveDialog(shopper)
  await naming.getByRole('button', { name: 'Save List' }).dblclick()
  await expect(cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  await expect(shopper.notices).not.toContainText('List saved')
  const offer = await opened(offerIn(shopper))
  const join = offer.getByRole('button', { name: 'Join Waitlist' })
  // The card stays while somebody is using it, however long the check takes.
  await offer.getByLabel('Email').focus()
  await isAccessible(page)

  await test.step('the card knows the address, and answers after a second or at once when asked', async () => {
    const email = offer.getByLabel('Email')
    await expect(email).toHaveValue(shopper.account.email)
    await email.fill('robin at home')
    await join.click()
    await expect(shopper.notices).toContainText('Invalid email')
    await email.fill('robin@example.com')
    await stopClock(page)
    await join.click()
    await offer.getByRole('button', { name: 'Show results now' }).click()
    await clock.runFor(100)
    await expect(offer).toBeHidden()
    await expect(shopper.notices).toContainText("You're on the list!")
    await clock.resume()
  })

  await test.step('from there the list is shared, and shopped', async () => {
    await cart.getByRole('button', { name: 'Share' }).click()
    const sharing = await opened(page.getByRole('dialog', { name: 'Share list' }))
    await sharing.getByRole('button', { name: 'Close' }).click()
    await cart.getByRole('link', { name: 'Start Shopping' }).click()
    await expect(page).toHaveURL(/\/shopping\//)
    await page.goto('/my-lists')
    await expect(shopper.main.getByRole('article')).toHaveCount(1)
    await expect(shopper.main.getByRole('heading', { name: /^Shopping List \d/ })).toBeVisible()
  })

  await test.step('who is on the waitlist is not asked again', async () => {
    await follow(page, '/browse?q=bread')
    await shopper.addToCart()
    await saveCart(shopper, 'Another')
    await expect(cart.getByText('List saved successfully', { exact: true })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

test('the waitlist card goes by itself after 15 seconds, unless somebody is at it, and comes once', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, cart } = shopper
  const { clock } = page
  await clock.install()
  await shopper.startSignedIn()
  await shopper.browse('?q=bread')
  await shopper.addToCart()
  await saveCart(shopper, 'First')
  const offer = await opened(offerIn(shopper))
  await offer.getByLabel('Email').focus()
  // The clock may stop only after the panel has opened, because the panel waits for frames, which would stop as well.
  await stopClock(page)
  await clock.runFor(16_000)
  await expect(offer).toBeVisible()
  await offer.getByLabel('Email').blur()
  await clock.runFor(14_900)
  await expect(offer).toBeVisible()
  await clock.runFor(200)
  await expect(offer).toBeHidden()
  await expect(cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  await clock.resume()
  await shopper.closeCart()
  await shopper.addToCart()
  await saveCart(shopper, 'Second')
  await expect(cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('on a phone the cart opens by its floating button, and becomes a list', {
  tag: ['@phone', '@long'],
}, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop has the cart in its bar')
  const { cart } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await shopper.openCart()
  await shopper.oneMore(yogurt, cart)
  await expect(shopper.quantityOf(yogurt, cart)).toHaveText('2')
  await cart.getByRole('button', { name: `Remove ${yogurt}` }).click()
  await expect(cart.getByText('Your cart is empty')).toBeVisible()
  await shopper.undo('Removed from cart')
  await expect(shopper.quantityOf(yogurt, cart)).toHaveText('2')
  const naming = await openSaveDialog(shopper)
  await naming.getByPlaceholder('Enter list name').fill('Weekend Shop')
  await naming.getByRole('button', { name: 'Save List' }).click()
  await cart.getByRole('link', { name: 'View Lists' }).click()
  await expect(cardOf(shopper, 'Weekend Shop')).toContainText('× 2')
})

test('what a visitor’s browser kept comes along: the cart is saved after signing in, old lists move', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  await page.goto('/')
  const milk = { objectID: 'nobody-sells-this', name: 'Old Milk', price: 3, quantity: 2 }
  const kept = JSON.stringify([{ id: 1, name: 'From before', items: [milk] }])
  await page.evaluate(text => localStorage.setItem('savedLists', text), kept)

  await test.step('a visitor is asked to sign in, keeps the cart, and saves it then', async () => {
    // The products on sale are loaded when they come near the screen.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await shopper.addToCart()
    await shopper.openCart()
    await shopper.cart.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.notices).toContainText('Authentication required')
    await expect(shopper.notices).toContainText('Please sign in to save your list.')
    await expect(page).toHaveURL(/\/auth/)
    await shopper.signIn()
    const naming = namingDialog(page)
    await isAccessible(page)
    await naming.getByPlaceholder('Enter list name').fill('Kept')
    await naming.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  })

  await test.step('lists that the browser kept move to the account once', async () => {
    await page.goto('/my-lists')
    await expect(cardOf(shopper, 'Kept')).toBeVisible()
    await expect(cardOf(shopper, 'From before')).toContainText('Old Milk')
    expect(await page.evaluate(() => localStorage.getItem('savedLists'))).toBeNull()
  })
})

test('a cart that was closed meanwhile asks for no name', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=bread')
  await shopper.addToCart()
  await shopper.openCart()
  const loadedList = '**/api/lists/loaded'
  const release = await holdBack(page, loadedList)
  await shopper.cart.getByRole('button', { name: 'Save List' }).click()
  await shopper.closeCart()
  const answered = page.waitForResponse(loadedList)
  release()
  await (await answered).finished()
  // With a dialog before it, the cart could not be opened.
  await shopper.openCart()
  await expect(namingDialog(page)).toHaveCount(0)
})

test('Save List, pressed signed out, goes on after sign-up and the questions', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, cart } = shopper
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const product = await shopper.addToCart()
  await shopper.openCart()
  await cart.getByRole('button', { name: 'Save List' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
  await shopper.signUp()
  await page.getByRole('button', { name: 'Skip' }).click()
  const naming = await opened(namingDialog(page))
  await naming.getByPlaceholder('Enter list name').fill('First')
  await naming.getByRole('button', { name: 'Save List' }).click()
  await expect(cart.getByText('List saved successfully')).toBeVisible()
  const { lists } = await (await page.request.get('/api/lists')).json()
  expect(lists).toMatchObject([{ name: 'First', items: [{ name: product }] }])
})

function offerIn({ cart }: Shopper): Locator {
  return cart.getByRole('region', { name: 'Want to shop this list in half the time?' })
}
