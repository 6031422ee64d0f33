import type { Locator } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { holdBack } from './network.ts'
import { expect, type Shopper, test } from './shopper.ts'

test.describe('signed out', () => {
  test.beforeEach(({ shopper }) => shopper.page.goto('/'))

  test('a heart outlives a reload, is the same in every tab, and never touches the cart', async ({
    shopper,
  }) => {
    const tab = await shopper.inNewTab()
    await tab.page.goto('/')
    const product = await pressFirstHeart(shopper)
    await expect(shopper.notices).toContainText('Added to favorites')
    await isFilled(heartOf(tab, product))
    await heartOf(tab, product).click()
    await expect(tab.notices).toContainText('Removed from favorites')
    await isEmpty(heartOf(shopper, product))
    await tab.undo('Removed from favorites')
    await isFilled(heartOf(shopper, product))
    await shopper.page.reload()
    await isFilled(heartOf(shopper, product))
    await shopper.seesItemsInCart(0)
  })

  test('is stored under the spec’s key and with its fields', async ({ shopper }) => {
    await pressFirstHeart(shopper)
    const stored = () => shopper.page.evaluate(() => localStorage.getItem('favorites'))
    await expect.poll(stored).not.toBeNull()
    const [favorite] = JSON.parse((await stored()) ?? '')
    expect(favorite).toMatchObject({ type: 'product', data: { objectID: favorite.id } })
    expect(Date.parse(favorite.dateAdded)).toBeLessThanOrEqual(Date.now())
  })

  test('joins the account at sign-up, and the browser keeps nothing of it', async ({ shopper }) => {
    const product = await pressFirstHeart(shopper)
    await shopper.signUp()
    await shopper.page.goto('/favorites')
    await expect(cardOf(shopper, product)).toBeVisible()
    expect(await shopper.page.evaluate(() => localStorage.getItem('favorites'))).toBeNull()
  })

  test('the screen asks a visitor to sign in', async ({ shopper }) => {
    await shopper.page.goto('/favorites')
    await expect(shopper.notices).toContainText('Please login to access this page')
    await expect(shopper.page).toHaveURL(/\/auth\?next=/)
  })

  test('whatever the browser has stored in their place does no harm', { tag: '@long' }, async ({
    shopper,
  }) => {
    const errors: Error[] = []
    shopper.page.on('pageerror', error => errors.push(error))
    for (const stored of ['{"a":1}', '[null,7,"milk"]', 'no JSON', '[{"id":"x","type":"meal"}]']) {
      await shopper.page.evaluate(text => localStorage.setItem('favorites', text), stored)
      await shopper.page.reload()
      await isFilled(heartOf(shopper, await pressFirstHeart(shopper)))
      expect(errors, stored).toEqual([])
    }
  })
})

test.describe('signed in', () => {
  test.beforeEach(({ shopper }) => shopper.startSignedIn())

  test('without any, the screen says how to get some and where', async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: 'My Favorites' })).toBeVisible()
    await expect(page.getByText('Manage your favorite products and meals')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
    await expect(link(shopper, 'Explore Meals')).toHaveAttribute('href', '/meals')
    await expect(link(shopper, 'Back to Home')).toHaveAttribute('href', '/')
    await link(shopper, 'Browse Products').click()
    await expect(page).toHaveURL('/browse')
  })

  test('what was kept in Browse stands on the screen; taken off, Undo brings it back', {
    tag: '@phone',
  }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.browse('?q=greek+yogurt')
    const first = await pressFirstHeart(shopper)
    const second = await pressFirstHeart(shopper)
    await isSaved(shopper, 2)
    await openFromNavigation(shopper, 2)
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveText('Products2')
    expect(await shopper.names()).toEqual([second, first].map(withoutSize))

    await heartOf(shopper, first).click()
    await expect(cardOf(shopper, first)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveText('Products1')
    await shopper.undo('Removed from favorites')
    await isSaved(shopper, 2)
    await page.reload()
    await expect(shopper.cards).toHaveCount(2)
    expect(await shopper.names()).toEqual([second, first].map(withoutSize))
  })

  test('the keyboard stays among the hearts when one goes', { tag: '@long' }, async ({
    shopper,
  }) => {
    test.skip(shopper.isPhone, 'A phone has no keyboard')
    await shopper.browse('?q=milk')
    const first = await pressFirstHeart(shopper)
    const second = await pressFirstHeart(shopper)
    await isSaved(shopper, 2)
    await shopper.page.goto('/favorites')
    await heartOf(shopper, second).press('Enter')
    await expect(heartOf(shopper, first)).toBeFocused()
    await heartOf(shopper, first).press('Enter')
    await expect(shopper.main.getByText('No favorites yet')).toBeVisible()
  })

  test('the control on the screen fills and reduces the cart, and leaves the heart', async ({
    shopper,
  }) => {
    await shopper.browse('?q=milk')
    const product = await pressFirstHeart(shopper)
    await isSaved(shopper, 1)
    await shopper.page.goto('/favorites')
    expect(await shopper.addToCart()).toBe(product)
    await shopper.oneMore(product)
    await shopper.seesItemsInCart(2)
    await shopper.oneLess(product)
    await shopper.seesItemsInCart(1)
    await heartOf(shopper, product).click()
    await expect(cardOf(shopper, product)).toHaveCount(0)
    await shopper.seesItemsInCart(1)
  })

  test('the heart in a product’s details is the one on its card', async ({ shopper }) => {
    await shopper.browse('?q=milk')
    await shopper.cards.first().getByRole('heading').getByRole('button').click()
    const dialog = shopper.page.getByRole('dialog')
    const heart = dialog.getByRole('button', { name: /^Favorite / })
    await heart.click()
    await isFilled(heart)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await isFilled(shopper.cards.first().getByRole('button', { name: /^Favorite / }))
  })

  test('are the same in another tab and in another browser', { tag: '@long' }, async ({
    shopper,
    browser,
  }) => {
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

  test('a heart that could not be saved empties again and says so', { tag: '@long' }, async ({
    shopper,
  }) => {
    await shopper.browse('?q=milk')
    await shopper.page.route('**/api/favorites/products/*', route => route.abort())
    const product = await firstProduct(shopper)
    await heartOf(shopper, product).click()
    await expect(shopper.notices).toContainText('Your favorites could not be saved')
    await isEmpty(heartOf(shopper, product))
  })

  test('quick presses end where the last one left the heart', { tag: '@long' }, async ({
    shopper,
  }) => {
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

  test('nothing of them stays after signing out', async ({ shopper }) => {
    await shopper.page.goto('/')
    const product = await pressFirstHeart(shopper)
    await isSaved(shopper, 1)
    await shopper.signOut()
    await isEmpty(heartOf(shopper, product))
    expect(await shopper.storedText()).not.toContain(product)
  })

  test('axe finds nothing on either tab', async ({ shopper }) => {
    const { page } = shopper
    await shopper.browse('?q=milk')
    await pressFirstHeart(shopper)
    await isSaved(shopper, 1)
    await keepAMeal(shopper)
    for (const path of ['/favorites', '/favorites?tab=meals']) {
      await page.goto(path)
      await expect(shopper.cards).toHaveCount(1)
      await isAccessible(page)
    }
  })

  test('a kept meal is on the Meals tab, leads to its page, and can be taken off', {
    tag: '@phone',
  }, async ({ shopper }) => {
    const { page } = shopper
    const { name, slug } = await keepAMeal(shopper)
    await page.goto('/favorites')
    await expect(page.getByRole('tab', { name: 'Meals' })).toHaveText('Meals1')
    await expect(page.getByRole('tab', { name: 'Meals' })).toHaveAttribute('aria-selected', 'true')
    const card = shopper.cards.filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText(/\d+ calories/)
    await card.getByRole('link', { name: `View Meal ${name}` }).click()
    await expect(page).toHaveURL(`/meals/${slug}`)
    await page.goBack()
    await heartOf(shopper, name).click()
    await expect(card).toHaveCount(0)
    await shopper.undo('Removed from favorites')
    await expect(card).toBeVisible()
  })
})

/** Presses the heart of the first product that has none yet, and tells its name. */
async function pressFirstHeart(shopper: Shopper): Promise<string> {
  const name = await firstProduct(shopper)
  await heartOf(shopper, name).click()
  await isFilled(heartOf(shopper, name))
  return name
}

async function firstProduct(shopper: Shopper): Promise<string> {
  const heart = shopper.main.getByRole('button', { name: /^Favorite /, pressed: false }).first()
  const label = (await heart.getAttribute('aria-label')) ?? ''
  return label.replace(/^Favorite /, '')
}

function heartOf(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('button', { name: `Favorite ${name}`, exact: true })
}

function cardOf(shopper: Shopper, name: string): Locator {
  const heart = shopper.page.getByRole('button', { name: `Favorite ${name}`, exact: true })
  return shopper.cards.filter({ has: heart })
}

function isFilled(heart: Locator) {
  return expect(heart).toHaveAttribute('aria-pressed', 'true')
}

function isEmpty(heart: Locator) {
  return expect(heart).toHaveAttribute('aria-pressed', 'false')
}

function link(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('link', { name })
}

/** A card leaves out the size, which stands below the name. */
function withoutSize(name: string): string {
  return name.replace(/, [^,]*\d[^,]*$/, '')
}

/** The account has that many by now, asked past the page. */
async function isSaved(shopper: Shopper, count: number) {
  await expect
    .poll(async () => (await (await shopper.page.request.get('/api/favorites')).json()).length)
    .toBe(count)
}

async function openFromNavigation(shopper: Shopper, count: number) {
  if (shopper.isPhone) {
    const row = (await shopper.openDrawer()).getByRole('link', { name: 'Favorites' })
    await expect(row).toHaveText(`Favorites${count}`)
    await row.click()
  } else {
    await shopper.page.getByRole('link', { name: 'Favorites' }).click()
  }
  await expect(shopper.page).toHaveURL('/favorites')
}

/** Without the screen: some breakfast of the cookbook. */
async function keepAMeal(shopper: Shopper): Promise<{ name: string; slug: string }> {
  const { request } = shopper.page
  const answer = await request.get('/api/meals/generate?mealType=breakfast&seed=1')
  const { meals } = await answer.json()
  const [meal] = meals
  const kept = await request.put(`/api/favorites/meals/${meal.slug}`, { data: {} })
  expect(kept.ok()).toBe(true)
  return meal
}
