import type { Locator } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { follow } from './client-navigation.ts'
import { expect, type Shopper, test } from './shopper.ts'
import { opened } from './visitor.ts'

test('a cart becomes a list, which is found, renamed, copied, deleted, brought back and edited', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await saveCart(shopper, '  Weekend Shop ')
  await expect(shopper.notices).toContainText('List saved! 🎉')
  const offer = await opened(offerIn(shopper))
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  // What had the focus is gone with the items: the keyboard goes on in the panel that is left.
  await expect(shopper.cart).toBeFocused()
  await expect(shopper.cart.getByText('List saved successfully')).toBeVisible()
  await shopper.cart.getByRole('link', { name: 'View Lists' }).click()
  await shopper.seesItemsInCart(0)

  const weekend = await opened(cardOf(shopper, 'Weekend Shop'))
  await expect(weekend).toContainText(yogurt)
  await expect(weekend).toContainText('Created recently')
  await expect(weekend.getByRole('link', { name: /^Start Shopping/ })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search lists and items' })
  await search.fill('no such thing')
  await expect(page.getByText('No lists found')).toBeVisible()
  await expect(page).toHaveURL(/\?q=no\+such\+thing$/)
  await search.fill('YOGURT')
  await expect(weekend).toBeVisible()
  await search.fill('')
  await expect(page).toHaveURL(/\/my-lists$/)

  await choose(weekend, 'Rename')
  const naming = page.getByRole('dialog', { name: 'Rename list' })
  await naming.getByLabel('List name').fill('Snacks')
  await naming.getByRole('button', { name: 'Save' }).click()
  const snacks = await opened(cardOf(shopper, 'Snacks'))

  await choose(snacks, 'Duplicate')
  const copy = await opened(cardOf(shopper, 'Snacks (copy)'))
  await copy.getByRole('button', { name: /^Delete/ }).click()
  await expect(copy).toBeHidden()
  await shopper.undo('List deleted')
  await expect(copy).toBeVisible()

  await snacks.getByRole('button', { name: /^Load into cart/ }).click()
  await expect(page).toHaveURL(/\/browse/)
  await expect(shopper.notices).toContainText('List loaded for editing')
  await shopper.seesItemsInCart(1)
  await shopper.openCart()
  await shopper.oneMore(yogurt, shopper.cart)
  await expect(shopper.quantityOf(yogurt, shopper.cart)).toHaveText('2')
  const saving = await openSaveDialog(shopper)
  await expect(saving.getByLabel('List name')).toHaveValue('Snacks')
  await saving.getByRole('button', { name: 'Save List' }).click()
  const choice = await opened(page.getByRole('dialog', { name: 'You already have “Snacks”' }))
  await expect(choice.getByRole('button', { name: 'Save as new' })).toBeVisible()
  await choice.getByRole('button', { name: 'Update list' }).click()
  await expect(shopper.notices).toContainText('List updated')

  await page.goto('/saved-lists')
  await expect(snacks).toContainText('× 2')
  await expect(copy).toContainText('× 1')
  await expect(shopper.main.getByRole('article')).toHaveCount(2)
})

test('on a phone the cart opens by its floating button, and becomes a list', {
  tag: '@phone',
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
  const offer = await opened(offerIn(shopper))
  await offer.getByRole('button', { name: 'Close' }).click()
  await cart.getByRole('link', { name: 'View Lists' }).click()
  await expect(cardOf(shopper, 'Weekend Shop')).toContainText('× 2')
})

test('pressing twice saves one list, by its default name; a card offers the waitlist', async ({
  shopper,
}) => {
  const { page } = shopper
  const { clock } = page
  await clock.install()
  await shopper.startSignedIn()
  await shopper.browse('?q=bread')
  await shopper.addToCart()
  await shopper.openCart()
  const naming = await openSaveDialog(shopper)
  await naming.getByRole('button', { name: 'Save List' }).dblclick()
  await expect(shopper.notices).toContainText('List saved successfully!')
  const offer = await opened(offerIn(shopper))

  await test.step('answers after a second, or at once when asked', async () => {
    await offer.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(shopper.notices).toContainText('Invalid email')
    await offer.getByLabel('Email').fill('robin@example.com')
    await clock.pauseAt(inAMinute())
    await offer.getByRole('button', { name: 'Join Waitlist' }).click()
    await offer.getByRole('button', { name: 'Show results now' }).click()
    await clock.runFor(100)
    await expect(offer).toBeHidden()
    await expect(shopper.notices).toContainText("You're on the list!")
    await clock.resume()
  })

  await shopper.cart.getByRole('link', { name: 'View Lists' }).click()
  await expect(shopper.main.getByRole('article')).toHaveCount(1)
  await expect(shopper.main.getByRole('heading', { name: /^Shopping List \d/ })).toBeVisible()

  await test.step('goes by itself after 15 seconds', async () => {
    await follow(page, '/browse?q=bread')
    await shopper.addToCart()
    await shopper.openCart()
    await openSaveDialog(shopper)
    await clock.pauseAt(inAMinute())
    await naming.getByRole('button', { name: 'Save List' }).click()
    await opened(offer)
    await clock.runFor(14_900)
    await expect(offer).toBeVisible()
    await clock.runFor(200)
    await expect(offer).toBeHidden()
  })
})

test('what a visitor’s browser kept comes along: the cart is saved after signing in, old lists move', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startWithAccount()
  await page.goto('/')
  const milk = { objectID: 'nobody-sells-this', name: 'Old Milk', price: 3, quantity: 2 }
  const kept = JSON.stringify([{ id: 1, name: 'From before', items: [milk] }])
  await page.evaluate(text => localStorage.setItem('savedLists', text), kept)

  await test.step('a visitor is asked to sign in, keeps the cart, and saves it then', async () => {
    // What is on sale comes when it is near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await shopper.addToCart()
    await shopper.openCart()
    await shopper.cart.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.notices).toContainText('Authentication required')
    await expect(shopper.notices).toContainText('Please sign in to save your list.')
    await expect(page).toHaveURL(/\/auth/)
    await shopper.signIn()
    await shopper.seesItemsInCart(1)
    await shopper.everythingIsSent()
    await shopper.openCart()
    const naming = await openSaveDialog(shopper)
    await isAccessible(page)
    await naming.getByPlaceholder('Enter list name').fill('Kept')
    await naming.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.notices).toContainText('List saved successfully!')
    await opened(offerIn(shopper))
    await isAccessible(page)
  })

  await test.step('lists that the browser kept move to the account once', async () => {
    // The offer goes by itself, however long the look at it took.
    await page.goto('/my-lists')
    await expect(cardOf(shopper, 'Kept')).toBeVisible()
    await expect(cardOf(shopper, 'From before')).toContainText('Old Milk')
    expect(await page.evaluate(() => localStorage.getItem('savedLists'))).toBeNull()
  })
})

test('a note becomes a list: what the store has, and the rest as it was written', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/my-lists')
  await expect(page.getByText('No saved lists yet')).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Import a list' }))
  await dialog
    .getByLabel('Items', { exact: true })
    .fill(
      '2 x whole milk\nlimes\n3 avocados\n2 dozen eggs\n1 lb ground beef\nLimes\nzzqx birthday candles\nzzqx paper hats',
    )
  await dialog.getByRole('button', { name: 'Find in store' }).click()
  const review = await opened(page.getByRole('dialog', { name: 'Check your list' }))
  const row = (words: string) => review.getByRole('listitem').filter({ hasText: words })

  await test.step('amounts decide the packages, and doubles are one line', async () => {
    await expect(review).toContainText('5 of 7 found in the store')
    await expect(review).toContainText('2 lines were not found.')
    await expect(row('2 whole milk')).toContainText(/1 gal · 2 × \$/)
    await expect(row('2 limes')).toContainText(/3 ct · 2 × \$/)
    await expect(row('3 avocados')).toContainText(/Hass Avocado.*each · 3 × \$/)
    await expect(row('2 dozen eggs')).toContainText(/Large White Eggs.*12 ct · 2 × \$/)
    await expect(row('1 lb ground beef')).toContainText(/1 lb · \$/)
  })

  await test.step('a match is changed among five by keyboard, and that is undone', async () => {
    const beef = row('1 lb ground beef')
    const before = await beef.getByRole('paragraph').first().innerText()
    await beef.getByRole('button', { name: 'Change, 1 lb ground beef' }).press('Enter')
    const choices = beef.getByRole('group', { name: 'What “1 lb ground beef” is to be' })
    await expect(choices.getByRole('radio')).toHaveCount(6)
    await isAccessible(page)
    await choices.getByRole('radio').first().press('ArrowDown')
    await expect(choices.getByRole('radio').nth(1)).toBeChecked()
    await expect(beef.getByRole('paragraph').first()).not.toHaveText(before)
    await beef.getByRole('button', { name: 'Undo, 1 lb ground beef' }).press('Enter')
    await expect(beef.getByRole('paragraph').first()).toHaveText(before)
    await expect(beef.getByRole('button', { name: 'Change, 1 lb ground beef' })).toBeFocused()
    await choices.getByRole('radio', { name: 'Keep my words' }).check()
  })

  await review.getByLabel('List name').fill('Party')
  await review.getByRole('button', { name: 'Save List' }).click()
  const party = await opened(cardOf(shopper, 'Party'))
  await party.getByRole('button', { name: /^View 5 more items/ }).click()
  await expect(party.getByRole('listitem')).toHaveCount(7)
  await expect(party.getByRole('listitem').filter({ hasText: 'Hass Avocado' })).toContainText('× 3')
  await expect(party).toContainText('1 lb ground beef')
  await expect(party).toContainText('zzqx paper hats')
  await party.getByRole('button', { name: /^Show less/ }).click()
  await expect(party.getByRole('listitem')).toHaveCount(2)
  await isAccessible(page)
})

function cardOf(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('article', { name, exact: true })
}

function offerIn({ page }: Shopper): Locator {
  return page.getByRole('dialog', { name: 'Want to shop this list' })
}

function inAMinute() {
  return new Date(Date.now() + 60_000)
}

/** In the menu of a card. */
async function choose(card: Locator, action: string) {
  await card.getByRole('button', { name: /^More actions/ }).click()
  await card.page().getByRole('menuitem', { name: action }).click()
}

async function saveCart(shopper: Shopper, name: string) {
  await shopper.openCart()
  const dialog = await openSaveDialog(shopper)
  await dialog.getByPlaceholder('Enter list name').fill(name)
  await dialog.getByRole('button', { name: 'Save List' }).click()
}

async function openSaveDialog(shopper: Shopper): Promise<Locator> {
  await shopper.cart.getByRole('button', { name: 'Save List' }).click()
  return opened(shopper.page.getByRole('dialog', { name: 'Name Your Shopping List' }))
}
