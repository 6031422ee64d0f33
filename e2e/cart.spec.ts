import type { Page } from '@playwright/test'
import { cartWrites, holdBack } from './network.ts'
import { expect, test } from './shopper.ts'
import { pricesIn } from './visitor.ts'

test.describe('signed out', () => {
  test.beforeEach(({ shopper }) => shopper.page.goto('/'))

  test('the cart outlives a reload and is the same in every tab', { tag: '@phone' }, async ({
    shopper,
  }) => {
    const tab = await shopper.inNewTab()
    await tab.page.goto('/')
    const product = await shopper.addToCart()
    await tab.seesItemsInCart(1)
    await tab.oneMore(product)
    await expect(shopper.quantityOf(product)).toHaveText('2')
    await shopper.page.reload()
    await expect(shopper.quantityOf(product)).toHaveText('2')
    await shopper.seesItemsInCart(2)
  })

  test('minus at 1 takes a product off its card, and Undo is there after adding', async ({
    shopper,
  }) => {
    const product = await shopper.addToCart()
    await shopper.oneMore(product)
    await expect(shopper.quantityOf(product)).toHaveText('2')
    await shopper.oneLess(product)
    await expect(shopper.quantityOf(product)).toHaveText('1')
    await shopper.main.getByRole('button', { name: `Remove ${product}` }).click()
    await expect(shopper.quantityOf(product)).toHaveCount(0)
    await shopper.seesItemsInCart(0)

    await shopper.addToCart()
    await shopper.undo('Added to cart')
    await expect(shopper.quantityOf(product)).toHaveCount(0)
  })

  test('minus in the panel stops at 1; Remove takes a product out and Undo brings it back', {
    tag: '@phone',
  }, async ({ shopper }) => {
    const product = await shopper.addToCart()
    const cart = await shopper.openCart()
    await shopper.oneMore(product, cart)
    await shopper.oneLess(product, cart)
    await expect(shopper.quantityOf(product, cart)).toHaveText('1')
    await expect(cart.getByRole('button', { name: `One less ${product}` })).toBeDisabled()

    await shopper.oneMore(product, cart)
    await cart.getByRole('button', { name: `Remove ${product}` }).click()
    await expect(cart.getByText('Your cart is empty')).toBeVisible()
    await shopper.undo('Removed from cart')
    await expect(shopper.quantityOf(product, cart)).toHaveText('2')
  })

  test('a cart that was cleared can be brought back', async ({ shopper }) => {
    const first = await shopper.addToCart()
    const second = await shopper.addToCart()
    await shopper.oneMore(second)
    const cart = await shopper.openCart()
    await expect(cart.getByText('3 items')).toBeVisible()
    await cart.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(cart.getByText('Your cart is empty')).toBeVisible()
    await expect(shopper.notices).toContainText('All items have been removed from your cart.')
    await shopper.undo('Cart cleared')
    await expect(shopper.quantityOf(first, cart)).toHaveText('1')
    await expect(shopper.quantityOf(second, cart)).toHaveText('2')
  })

  test('the total is the sum of the lines', async ({ shopper }) => {
    const first = await shopper.addToCart()
    await shopper.addToCart()
    await shopper.oneMore(first)
    const cart = await shopper.openCart()
    const lines = await cart.getByRole('listitem').allTextContents()
    const [firstLine = 0, secondLine = 0] = lines.map(line => pricesIn(line)[0])
    const total = pricesIn((await cart.textContent()) ?? '').at(-1)
    expect(total).toBe(firstLine + secondLine)
  })

  test('the badge stops at 99+', { tag: '@long' }, async ({ shopper }) => {
    await shopper.addToCart()
    await shopper.addToCart()
    await shopper.page.evaluate(() => {
      const items: object[] = JSON.parse(localStorage.getItem('cartItems') ?? '')
      const full = items.map(item => ({ ...item, quantity: 99 }))
      localStorage.setItem('cartItems', JSON.stringify(full))
    })
    await shopper.page.reload()
    await shopper.seesItemsInCart(198)
    await expect(shopper.page.getByText('99+', { exact: true })).toBeVisible()
  })

  test('whatever the browser has stored in its place does no harm', { tag: '@long' }, async ({
    shopper,
  }) => {
    const { page } = shopper
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    for (const stored of oddities) {
      const text = JSON.stringify(stored)
      await page.evaluate(kept => localStorage.setItem('cartItems', kept), text)
      await page.reload()
      const product = await shopper.addToCart()
      const cart = await shopper.openCart()
      await expect(shopper.quantityOf(product, cart)).toHaveText('1')
      await expect(cart).not.toContainText(/NaN|Infinity|∞|e\+/)
      expect(errors, text).toEqual([])
    }
  })
})

const oddities = [
  { a: 1 },
  [null, 7, 'milk'],
  [{ objectID: 'x', name: 'Whale', price: 1e308, quantity: 1e308 }],
  [{ objectID: 'x', name: 'Whale', price: 1e308, quantity: 1 }],
  [{ objectID: 'x', name: '<img src=x onerror="oops()">', price: 1, quantity: 1 }],
]

test.describe('signing in and out', () => {
  test('the cart of the browser joins the one of the account: the larger quantity stays', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    await page.goto('/')
    const milk = await shopper.addToCart()
    const bread = await shopper.addToCart()
    await shopper.oneMore(bread)
    await shopper.signOut()

    await shopper.seesItemsInCart(0)
    expect(await shopper.addToCart()).toBe(milk)
    await shopper.oneMore(milk)
    await shopper.oneMore(milk)
    expect(await shopper.addToCart()).toBe(bread)

    await shopper.signIn()
    await shopper.seesItemsInCart(5)
    const cart = await shopper.openCart()
    await expect(shopper.quantityOf(milk, cart)).toHaveText('3')
    await expect(shopper.quantityOf(bread, cart)).toHaveText('2')
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
  })

  test('after signing out nothing of the shopper stays in the browser', async ({ shopper }) => {
    await shopper.startSignedIn()
    await shopper.browse('?q=oat+milk')
    const product = await shopper.addToCart()
    await shopper.signOut()
    await shopper.seesItemsInCart(0)
    const stored = await shopper.storedText()
    for (const trace of [shopper.account.email, shopper.account.fullName, product, 'cartItems']) {
      expect(stored).not.toContain(trace)
    }
  })
})

test.describe('signed in', () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.startSignedIn()
    await shopper.page.goto('/')
  })

  test('the cart is the same in every tab', async ({ shopper }) => {
    const tab = await shopper.inNewTab()
    await tab.page.goto('/')
    const product = await shopper.addToCart()
    await tab.seesItemsInCart(1)
    await tab.oneMore(product)
    await expect(shopper.quantityOf(product)).toHaveText('2')
  })

  test('ten quick clicks count ten', { tag: '@phone' }, async ({ shopper }) => {
    const product = await shopper.addToCart()
    await shopper.main
      .getByRole('button', { name: `One more ${product}` })
      .evaluate((button: HTMLElement) => {
        for (let click = 0; click < 10; click++) setTimeout(() => button.click(), click * 20)
      })
    await expect(shopper.quantityOf(product)).toHaveText('11')
    await expect.poll(() => shopper.savedQuantities()).toEqual([11])
    await shopper.page.reload()
    await expect(shopper.quantityOf(product)).toHaveText('11')
  })

  test('what is put in without a network arrives when the network is back', async ({ shopper }) => {
    const { page } = shopper
    await Promise.all([whatOpensLaterIsThere(page), page.reload()])
    await page.context().setOffline(true)
    const product = await shopper.addToCart()
    await shopper.oneMore(product)
    await shopper.seesItemsInCart(2)
    expect(await shopper.savedQuantities()).toEqual([])

    await page.context().setOffline(false)
    await expect.poll(() => shopper.savedQuantities()).toEqual([2])
    await page.reload()
    await expect(shopper.quantityOf(product)).toHaveText('2')
  })

  test('a change that cannot be saved is told and taken back', { tag: '@long' }, async ({
    shopper,
  }) => {
    const product = await shopper.addToCart()
    await expect.poll(() => shopper.savedQuantities()).toEqual([1])
    await shopper.page.route(cartWrites, route =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'Oops' } }),
    )
    await shopper.oneMore(product)
    await expect(shopper.notices).toContainText('Your cart could not be saved')
    await expect(shopper.quantityOf(product)).toHaveText('1')
  })

  test('signing out asks first while a change still waits to be sent', async ({ shopper }) => {
    const release = await holdBack(shopper.page, cartWrites)
    await shopper.addToCart()
    await shopper.askToSignOut()
    const question = shopper.page.getByRole('alertdialog', { name: 'Sign out now?' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await shopper.seesItemsInCart(1)
    release()
    await expect.poll(() => shopper.savedQuantities()).toEqual([1])
    await shopper.signOut()
  })
})

/** The code of notices and panels is fetched ahead in a quiet moment. */
function whatOpensLaterIsThere(page: Page) {
  return Promise.all(
    ['data-sonner-toaster', 'Name Your Shopping List'].map(part =>
      page.waitForResponse(async response => {
        if (!/\.js$/.test(response.url())) return false
        // What the page loaded before is gone with a reload.
        return (await response.text().catch(() => '')).includes(part)
      }),
    ),
  )
}
