import { expect, test } from '../../pages/shopper.ts'
import { letThrough } from '../../support/network.ts'

test('a shopper signs up, finds a yogurt, and finds the cart again in another browser', {
  tag: '@phone',
}, async ({ shopper, browser }) => {
  await shopper.signUp()
  await shopper.page.getByRole('button', { name: 'Skip', exact: true }).click()
  await shopper.page.getByRole('button', { name: 'Skip tour' }).click()
  if (shopper.isPhone) {
    const drawer = await shopper.openDrawer()
    await drawer.getByRole('link', { name: 'Browse Products' }).click()
  } else {
    await shopper.page.getByRole('link', { name: 'Browse Products' }).click()
  }
  await shopper.search('greek yogurt')
  await shopper.toggleFilters('Dairy & Eggs', 'Protein Smart')
  await shopper.sortBy('Price: Low to High')

  const count = await shopper.resultCount()
  expect(count).toBeGreaterThan(100)
  const prices = await shopper.prices()
  for (let page = 2; prices.length < count; page++) {
    await shopper.turnToPage(page)
    prices.push(...(await shopper.prices()))
  }
  expect(prices).toHaveLength(count)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const yogurt = await shopper.addToCart()
  expect(yogurt).toContain('Greek Yogurt')
  await expect(shopper.notices).toContainText('Added to cart')
  await shopper.oneMore(yogurt)
  const cart = await shopper.openCart()
  await shopper.oneMore(yogurt, cart)
  await expect(shopper.quantityOf(yogurt, cart)).toHaveText('3')
  await shopper.closeCart()
  await shopper.signOut()
  await shopper.seesItemsInCart(0)

  const elsewhere = await shopper.elsewhere(browser)
  await elsewhere.signIn()
  await elsewhere.seesItemsInCart(3)
  const sameCart = await elsewhere.openCart()
  await expect(elsewhere.quantityOf(yogurt, sameCart)).toHaveText('3')
})

test('the drawer of a phone leads to the cart, too', { tag: '@phone' }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop has no drawer')
  await shopper.page.goto('/')
  const product = await shopper.addToCart()
  const drawer = await shopper.openDrawer()
  await expect(drawer.getByRole('button', { name: 'View Cart' })).toContainText('1')
  await drawer.getByRole('button', { name: 'View Cart' }).click()
  await expect(shopper.quantityOf(product, shopper.cart)).toHaveText('1')
})

test('a cart that could not be loaded can be tried again', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  const product = await shopper.addToCart()
  await expect.poll(() => shopper.savedQuantities()).toEqual([1])
  const cart = '**/api/cart'
  await page.route(cart, route => route.fulfill({ status: 400, json: {} }))
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const panel = await shopper.openCart()
  await expect(panel).toContainText('We couldn’t load your cart.')
  await letThrough(page, cart)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(shopper.quantityOf(product, panel)).toHaveText('1')
})
