import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'

test('Back closes what is open over a screen, the newest first, and then leaves the screen @phone', async ({
  shopper,
}) => {
  const { page, main, cart, cards } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  await main.getByRole('link', { name: 'Browse all items' }).click()
  await expect(shopper.subtitle).toBeVisible()
  await shopper.resultsStand()
  const name = await shopper.addToCart()

  await test.step('the details of a product', async () => {
    await cards.first().getByRole('heading').click()
    const details = await opened(page.getByRole('dialog'))
    await page.goBack()
    await expect(details).toBeHidden()
    await expect(page).toHaveURL('/browse')
    await expect(cards.first().getByRole('heading')).toBeVisible()
  })

  await test.step('a question over the cart, then the cart', async () => {
    await shopper.openCart()
    await cart.getByRole('button', { name: 'Save List' }).click()
    const question = await opened(page.getByRole('dialog', { name: 'Name Your Shopping List' }))
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(cart).toContainText(name)
    await page.goBack()
    await expect(cart).toBeHidden()
    await expect(page).toHaveURL('/browse')
  })

  await test.step('suggestions that cover a phone', async () => {
    test.skip(!shopper.isPhone, 'They stand below the field elsewhere')
    await shopper.searchBox.click()
    const suggestions = await opened(page.getByRole('listbox', { name: 'Suggestions' }))
    await page.goBack()
    await expect(suggestions).toBeHidden()
    await expect(page).toHaveURL('/browse')
  })

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back closes what is open over the first page of a visit, and then leaves the site @phone', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await page.goto('/')
  for (const _ of ['once', 'and again']) {
    await shopper.openCart()
    await page.goBack()
    await expect(cart).toBeHidden()
    await expect(page).toHaveURL('/')
  }
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
