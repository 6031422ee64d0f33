import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('a department offers its categories, and the chosen one stays with the filters', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse()
  const categories = shopper.main.getByRole('group', { name: 'Categories' })
  await expect(categories).toHaveCount(0)
  await shopper.andResultsCome(() => follow(page, '/browse?departments=dairy-eggs'))
  await expect(categories.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(
    categories.getByRole('radio', { name: /^(Eggs|Milk|Yogurt|Cheese) \d+$/ }),
  ).toHaveCount(4)

  await test.step('its count is the number of products it leaves', async () => {
    const milk = categories.getByRole('radio', { name: /^Milk/ })
    const promised = Number((await milk.locator('xpath=..').innerText()).replace(/\D/g, ''))
    await shopper.andResultsCome(() => milk.click())
    await expect(page).toHaveURL('/browse?departments=dairy-eggs&category=Milk')
    expect(await shopper.resultCount()).toBe(promised)
    await isAccessible(page)
  })

  await test.step('the sale switch keeps it, and the arrow keys choose its neighbour', async () => {
    await shopper.andResultsCome(() => shopper.main.getByLabel('On Sale Only').click())
    await expect(page).toHaveURL('/browse?departments=dairy-eggs&category=Milk&sale=1')
    await categories.getByRole('radio', { name: /^Milk/ }).press('ArrowRight')
    await expect(page).toHaveURL(/category=Plant\+Milk&sale=1$/)
    await expect(categories.getByRole('radio', { name: /^Plant Milk/ })).toBeChecked()
  })

  await test.step('it goes with its department', async () => {
    await shopper.main.getByRole('button', { name: 'Remove filter Dairy & Eggs' }).click()
    await expect(page).toHaveURL('/browse?sale=1')
    await expect(categories).toHaveCount(0)
  })
})
