import { randomUUID } from 'node:crypto'
import type { CartItem } from '@aisleway/core/cart/cart'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import type { Locator } from '@playwright/test'
import { send } from '../../pages/past-trip.ts'
import { itemOf, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'

test('a cart becomes a list, which is found, renamed, copied, deleted, brought back and edited', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await saveCart(shopper, '  Weekend Shop ')
  await expect(shopper.cart.getByRole('heading', { name: 'List saved successfully' })).toBeFocused()
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
})

test('an update from the cart shows what it would change, keeps own words, and can be undone @long', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await startConfirmed(shopper)
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  const before = await shopper.addToCart()
  await shopper.everythingIsSent()
  const partyId = await makeParty(shopper, [yogurt])
  const party = cardOf(shopper, 'Party')
  const choice = page.getByRole('dialog', { name: 'You already have “Party”' })
  const onUpdate = (part: string) => choice.getByRole('list', { name: part })

  await page.goto('/my-lists')
  await party.getByRole('button', { name: /^Load into cart/ }).click()
  await expect(shopper.notices).toContainText(
    '1 item in your own words stays on the list: birthday candles.',
  )
  await shopper.openCart()
  await shopper.oneMore(yogurt, cart)
  const naming = await openSaveDialog(shopper)
  await expect(naming.getByLabel('List name')).toHaveValue('Party')
  await naming.getByRole('button', { name: 'Save List' }).click()

  await test.step('what was in the cart before is shown as added, and nothing is done yet', async () => {
    await expect(onUpdate('Added')).toContainText(before)
    await expect(onUpdate('Changed')).toContainText(`${yogurt}from 1 to 2`)
    await expect(onUpdate('Stays on the list')).toHaveText(/birthday candles/)
    await expect(onUpdate('Removed')).toBeHidden()
    await isAccessible(page)
  })

  await test.step('a cart that changes elsewhere changes what is shown', async () => {
    const elsewhere = await shopper.inNewTab()
    await elsewhere.browse('?q=greek+yogurt')
    const late = await elsewhere.addToCart()
    await elsewhere.everythingIsSent()
    await expect(onUpdate('Added')).toContainText(late)
    await elsewhere.page.close()
  })

  await choice.getByRole('button', { name: 'Update list' }).dblclick()
  await expect(cart.getByRole('heading', { name: 'List updated' })).toBeFocused()
  expect(await shopper.savedQuantities()).toEqual([])
  expect(await namesOn(shopper, partyId)).toHaveLength(4)
  expect(await namesOn(shopper, partyId)).toContain('birthday candles')

  await test.step('undone, the list is as it was and the cart comes from it again', async () => {
    await cart.getByRole('button', { name: 'Undo update' }).click()
    await expect(shopper.notices).toContainText('Update undone')
    await expect(shopper.quantityOf(yogurt, cart)).toHaveText('2')
    expect(await namesOn(shopper, partyId)).toEqual([yogurt, 'birthday candles'])
    await expect((await openSaveDialog(shopper)).getByLabel('List name')).toHaveValue('Party')
    await naming.getByRole('button', { name: 'Cancel' }).click()
  })
})

test('who may only look is offered no update, and saves a list of their own, own words included', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  await startConfirmed(shopper)
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await shopper.everythingIsSent()
  const partyId = await makeParty(shopper, [yogurt])
  const guest = await startConfirmed(await shopper.another(browser, 'Gus Weaver'))
  await share(shopper, partyId, guest, 'view')
  await guest.page.goto('/my-lists')
  await cardOf(guest, 'Party')
    .getByRole('button', { name: /^Load into cart/ })
    .click()
  await expect(guest.page).toHaveURL(/\/browse/)
  await guest.openCart()
  const saving = await openSaveDialog(guest)
  await expect(saving).toContainText('In your own words, kept as well: birthday candles.')
  await saving.getByRole('button', { name: 'Save List' }).click()
  await expect(guest.cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  const { lists } = await (await guest.page.request.get('/api/lists')).json()
  expect(lists).toMatchObject([
    { name: 'Party', access: 'own', itemsCount: 2 },
    { name: 'Party', access: 'view', itemsCount: 2 },
  ])
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
  await cart.getByRole('link', { name: 'View Lists' }).click()
  await expect(cardOf(shopper, 'Weekend Shop')).toContainText('× 2')
})

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
  await isAccessible(page)

  await test.step('the card knows the address, and answers after a second or at once when asked', async () => {
    const email = offer.getByLabel('Email')
    await expect(email).toHaveValue(shopper.account.email)
    await email.fill('robin at home')
    await join.click()
    await expect(shopper.notices).toContainText('Invalid email')
    await email.fill('robin@example.com')
    await clock.pauseAt(inAMinute())
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
  // The clock may stop only after the panel has opened, because the panel waits for frames, which would
  // stop as well.
  await clock.pauseAt(inAMinute())
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
    // The products on sale load when they come near the screen.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await shopper.addToCart()
    await shopper.openCart()
    await shopper.cart.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.notices).toContainText('Authentication required')
    await expect(shopper.notices).toContainText('Please sign in to save your list.')
    await expect(page).toHaveURL(/\/auth/)
    await shopper.signIn()
    const naming = page.getByRole('dialog', { name: 'Name Your Shopping List' })
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

test('Save List, pressed signed out, goes on after sign-up and the questions', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const product = await shopper.addToCart()
  await shopper.openCart()
  await cart.getByRole('button', { name: 'Save List' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
  await shopper.signUp()
  await page.getByRole('button', { name: 'Skip' }).click()
  const naming = await opened(page.getByRole('dialog', { name: 'Name Your Shopping List' }))
  await naming.getByPlaceholder('Enter list name').fill('First')
  await naming.getByRole('button', { name: 'Save List' }).click()
  await expect(cart.getByText('List saved successfully')).toBeVisible()
  const { lists } = await (await page.request.get('/api/lists')).json()
  expect(lists).toMatchObject([{ name: 'First', items: [{ name: product }] }])
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

function offerIn({ cart }: Shopper): Locator {
  return cart.getByRole('region', { name: 'Want to shop this list in half the time?' })
}

/** Creates a list of these products, which are in the cart, and of a free-text item. */
async function makeParty(shopper: Shopper, names: readonly string[]): Promise<string> {
  const cart = await (await shopper.page.request.get('/api/cart')).json()
  const products = (cart.items as CartItem[]).filter(({ product }) => names.includes(product.name))
  const id = randomUUID()
  const words = itemOf('birthday candles', 'Other')
  const from = products.map(({ product: { id: productId, name } }) => ({
    ...words,
    productId,
    name,
  }))
  await send(shopper, 'post', '/api/lists', { id, name: 'Party', from: [...from, words] })
  return id
}

async function namesOn({ page }: Shopper, listId: string): Promise<string[]> {
  const { state } = await (await page.request.get(`/api/lists/${listId}`)).json()
  return listItems(listState(state)).map(({ name }) => name)
}

function inAMinute() {
  return new Date(Date.now() + 60_000)
}

/** Chooses an action in the menu of a card. */
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
