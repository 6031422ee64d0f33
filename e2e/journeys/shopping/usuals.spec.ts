import { productsOnSale, shopDaysAgo } from '../../pages/past-trip.ts'
import { expect, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { isAccessible } from '../../support/axe.ts'

// Most of the time it is already tomorrow here; days are counted at the store.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('what a household buys again is there to be added, first what is due', async ({ shopper }) => {
  const { page, main, notices } = shopper
  await shopper.startSignedIn()
  const [weekly, often, once] = await productsOnSale(shopper, 3)
  if (!weekly || !often || !once) throw new Error('Too little is on sale')
  await shopDaysAgo(shopper, 22, [weekly])
  await shopDaysAgo(shopper, 15, [weekly, often])
  await shopDaysAgo(shopper, 8, [weekly, often, once])

  const usuals = main.getByRole('region', { name: 'Your usuals' })
  const tiles = usuals.getByRole('article')

  await test.step('home shows how often and when last, and not what was bought once', async () => {
    await page.goto('/')
    await expect(tiles).toHaveCount(2)
    await expect(tiles.first()).toContainText('Due')
    await expect(tiles.first()).toContainText('Every 7 daysBought 8 days ago')
    await expect(tiles.last()).toContainText('2 timesBought 8 days ago')
    await expect(tiles.last()).not.toContainText('Due')
    await isAccessible(page)
  })

  await test.step('what is due goes into the cart with one press, and can be taken out', async () => {
    await usuals.getByRole('button', { name: 'Add 1 due item' }).click()
    await expect(tiles.first().getByRole('group', { name: /^Quantity of/ })).toBeVisible()
    await expect(usuals.getByRole('button', { name: /due items?$/ })).toBeHidden()
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(usuals.getByRole('button', { name: 'Add 1 due item' })).toBeVisible()
  })

  await test.step('the last shop is repeated as a whole, and its prices are told first', async () => {
    await page.goto('/browse')
    await usuals.getByRole('button', { name: 'Repeat last trip' }).click()
    const dialog = page.getByRole('dialog', { name: /^Your trip on/ })
    await expect(dialog).toContainText('Prices haven’t changed.')
    await dialog.getByRole('button', { name: 'Add 3 products to cart' }).click()
    await expect(dialog).toBeHidden()
    await notices.getByRole('button', { name: 'View Cart' }).click()
    await expect(shopper.cart.getByRole('listitem')).toHaveCount(3)
  })
})

test('what was only put on a list just now is no usual', async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await saveList(shopper, 2)
  await page.goto('/')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Your usuals' })).toHaveCount(0)
})
