import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { pricesIn } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { cartWrites, holdBack, letThrough } from '../../support/network.ts'

test('a visitor fills the cart, looks into it, empties it, and finds it again', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await page.goto('/')
  const milk = await shopper.addToCart()

  await test.step('minus at 1 takes a product off its card, and Undo is there after adding', async () => {
    await shopper.undo('Added to cart')
    await expect(shopper.quantityOf(milk)).toHaveCount(0)

    expect(await shopper.addToCart()).toBe(milk)
    await shopper.main.getByRole('button', { name: `One more ${milk}` }).dblclick()
    await expect(shopper.quantityOf(milk)).toHaveText('3')
    await shopper.seesItemsInCart(3)
    await shopper.main.getByRole('button', { name: `One less ${milk}` }).dblclick()
    await expect(shopper.quantityOf(milk)).toHaveText('1')
    await shopper.main.getByRole('button', { name: `Remove ${milk}` }).click()
    await expect(shopper.quantityOf(milk)).toHaveCount(0)
    await shopper.seesItemsInCart(0)
  })

  await test.step('minus in the panel stops at 1; Remove takes a product out and Undo brings it back', async () => {
    expect(await shopper.addToCart()).toBe(milk)
    await shopper.openCart()
    await shopper.oneMore(milk, cart)
    await shopper.oneLess(milk, cart)
    await expect(shopper.quantityOf(milk, cart)).toHaveText('1')
    const oneLess = cart.getByRole('button', { name: `One less ${milk}` })
    await expect(oneLess).toBeDisabled()
    await expect(oneLess).toBeFocused()

    await shopper.oneMore(milk, cart)
    await cart.getByRole('button', { name: `Remove ${milk}` }).click()
    await expect(cart.getByText('Your cart is empty')).toBeVisible()
    await shopper.undo('Removed from cart')
    await expect(shopper.quantityOf(milk, cart)).toHaveText('2')
    await shopper.closeCart()
  })

  const bread = await shopper.addToCart()
  await shopper.openCart()

  await test.step('the total is the sum of the lines', async () => {
    await expect(cart.getByText('3 items')).toBeVisible()
    const lines = await cart.getByRole('listitem').allTextContents()
    const [firstLine = 0, secondLine = 0] = lines.map(line => pricesIn(line)[0])
    const total = pricesIn((await cart.textContent()) ?? '').at(-1)
    expect(total).toBe(firstLine + secondLine)
  })

  await test.step('an item that was removed returns to its place', async () => {
    await cart.getByRole('button', { name: `Remove ${milk}` }).click()
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await shopper.undo('Removed from cart')
    await expect(cart.getByRole('listitem')).toContainText([milk, bread])
  })

  await test.step('a cart that was cleared can be brought back', async () => {
    await cart.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(cart.getByText('Your cart is empty')).toBeVisible()
    await expect(shopper.notices).toContainText('All items have been removed from your cart.')
    await shopper.undo('Cart cleared')
    await expect(shopper.quantityOf(milk, cart)).toHaveText('2')
    await expect(shopper.quantityOf(bread, cart)).toHaveText('1')
  })

  await test.step('it outlives a reload', async () => {
    await page.reload()
    await expect(shopper.quantityOf(milk)).toHaveText('2')
    await shopper.seesItemsInCart(3)
  })
})

test('the keyboard stays on a card as its button becomes a stepper and comes back', async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'A phone has no keyboard')
  const { page, main } = shopper
  await page.goto('/')
  const milk = await shopper.addToCart()
  const plus = main.getByRole('button', { name: `One more ${milk}` })
  await expect(plus).toBeFocused()
  await main.getByRole('button', { name: `Remove ${milk}` }).press('Enter')
  await expect(main.getByRole('button', { name: `Add to Cart: ${milk}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(plus).toBeFocused()
})

test('a cart goes with its shopper: into every tab, away at sign-out, and back at sign-in', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  const tab = await shopper.inNewTab()
  await tab.page.goto('/')
  const milk = await shopper.addToCart()

  await test.step('the cart of an account is the same in every tab', async () => {
    await tab.seesItemsInCart(1)
    await tab.oneMore(milk)
    await expect(shopper.quantityOf(milk)).toHaveText('2')
  })
  const bread = await shopper.addToCart()

  await test.step('after signing out nothing of the shopper stays in the browser', async () => {
    await follow(page, '/browse?q=oat+milk')
    await expect(shopper.subtitle).toBeVisible()
    const oats = await shopper.addToCart()
    await shopper.seesItemsInCart(4)
    await tab.openCart()
    await shopper.signOut()
    await shopper.seesItemsInCart(0)
    await expect(tab.cart).toBeHidden()
    const stored = await shopper.storedText()
    const { email, fullName } = shopper.account
    for (const trace of [email, fullName, milk, bread, oats, 'cartItems']) {
      expect(stored).not.toContain(trace)
    }
  })

  await test.step('the cart of a visitor is the same in every tab', async () => {
    await tab.seesItemsInCart(0)
    expect(await shopper.addToCart()).toBe(milk)
    await tab.seesItemsInCart(1)
    expect(await tab.addToCart()).toBe(bread)
    await tab.oneMore(bread)
    await expect(shopper.quantityOf(bread)).toHaveText('2')
  })

  await test.step('the cart of the browser joins the one of the account: the larger quantity stays', async () => {
    await shopper.signIn()
    await shopper.seesItemsInCart(5)
    const cart = await shopper.openCart()
    await expect(shopper.quantityOf(milk, cart)).toHaveText('2')
    await expect(shopper.quantityOf(bread, cart)).toHaveText('2')
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
  })
})

test('what is put in quickly, without a network, or slowly arrives on the account', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await Promise.all([whatOpensLaterIsThere(page), page.goto('/')])
  const milk = await shopper.addToCart()

  await test.step('ten quick clicks count ten', async () => {
    await shopper.main
      .getByRole('button', { name: `One more ${milk}` })
      .evaluate((button: HTMLElement) => {
        for (let click = 0; click < 10; click++) setTimeout(() => button.click(), click * 20)
      })
    await expect(shopper.quantityOf(milk)).toHaveText('11')
    await expect.poll(() => shopper.savedQuantities()).toEqual([11])
  })

  await test.step('what is put in without a network arrives when the network is back', async () => {
    await page.context().setOffline(true)
    const bread = await shopper.addToCart()
    await shopper.oneMore(bread)
    await shopper.seesItemsInCart(13)
    expect(await shopper.savedQuantities()).toEqual([11])

    await page.context().setOffline(false)
    await expect.poll(() => shopper.savedQuantities()).toEqual([11, 2])
    await page.reload()
    await expect(shopper.quantityOf(milk)).toHaveText('11')
    await expect(shopper.quantityOf(bread)).toHaveText('2')
  })

  await test.step('signing out asks first while a change still waits to be sent', async () => {
    const release = await holdBack(page, cartWrites)
    await shopper.addToCart()
    await shopper.askToSignOut()
    const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await shopper.seesItemsInCart(14)
    release()
    await expect.poll(() => shopper.savedQuantities()).toEqual([11, 2, 1])
    await shopper.signOut()
  })
})

test('the badge stops at 99+', { tag: '@long' }, async ({ shopper }) => {
  await shopper.page.goto('/')
  await shopper.addToCart()
  await shopper.addToCart()
  await shopper.page.evaluate(() => {
    const { v, data }: { v: number; data: object[] } = JSON.parse(
      localStorage.getItem('cartItems') ?? '',
    )
    const full = data.map(item => ({ ...item, quantity: 99 }))
    localStorage.setItem('cartItems', JSON.stringify({ v, data: full }))
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
  await page.goto('/')
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

test('a change that a broken server cannot save waits, and is saved later', {
  tag: '@long',
}, async ({ shopper }) => {
  await shopper.startSignedIn()
  await shopper.page.goto('/')
  const product = await shopper.addToCart()
  await expect.poll(() => shopper.savedQuantities()).toEqual([1])
  await shopper.page.route(cartWrites, route =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'Oops' } }),
  )
  const refused = shopper.page.waitForResponse(cartWrites)
  await shopper.oneMore(product)
  await refused
  await expect(shopper.quantityOf(product)).toHaveText('2')
  await letThrough(shopper.page, cartWrites)
  await expect.poll(() => shopper.savedQuantities()).toEqual([2])
})

test('a change that the server refuses is told and taken back', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startSignedIn()
  await shopper.page.goto('/')
  const product = await shopper.addToCart()
  await expect.poll(() => shopper.savedQuantities()).toEqual([1])
  await shopper.page.route(cartWrites, route =>
    route.fulfill({
      status: 422,
      json: { defined: true, code: 'CART_FULL', status: 422, message: 'Oops' },
    }),
  )
  await shopper.oneMore(product)
  await expect(shopper.notices).toContainText('Your cart is full')
  await expect(shopper.quantityOf(product)).toHaveText('1')
})

const oddities = [
  { a: 1 },
  [null, 7, 'milk'],
  [{ objectID: 'x', name: 'Whale', price: 1e308, quantity: 1e308 }],
  [{ objectID: 'x', name: 'Whale', price: 1e308, quantity: 1 }],
  [{ objectID: 'x', name: '<img src=x onerror="oops()">', price: 1, quantity: 1 }],
]

/** Waits until the code of notices and panels has been preloaded, which happens when the page is idle. */
function whatOpensLaterIsThere(page: Page) {
  return Promise.all(
    ['data-tone', 'Name Your Shopping List'].map(part =>
      page.waitForResponse(async response => {
        if (!/\.js$/.test(response.url())) return false
        // The bodies of responses before a reload are no longer available.
        return (await response.text().catch(() => '')).includes(part)
      }),
    ),
  )
}
