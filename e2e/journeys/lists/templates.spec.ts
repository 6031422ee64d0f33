import { makeList } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

test('a template stands apart and becomes a list for each trip', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const id = await makeList(shopper, 'Every week', { Produce: ['apples'], Bakery: ['bread'] })
  await page.goto('/my-lists')
  await choose(shopper, 'Every week', 'Make it a template')
  const templates = await opened(main.getByRole('region', { name: 'Templates' }))
  await expect(main.getByText('No saved lists yet')).toBeVisible()
  await isAccessible(page)
  await templates.getByRole('button', { name: /^New list from this/ }).click()
  await expect(page).toHaveURL(/\/lists\//)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Every week \w{3} \d+, \d{4}$/)
  await expect(main.getByText('bread', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Start Shopping/ })).toBeVisible()
  await page.goto('/my-lists')
  await expect(templates.getByRole('article', { name: 'Every week' })).toBeVisible()
  await expect(main.getByRole('article', { name: /^Every week \w{3}/ })).toBeVisible()
  // An address from before it was a template.
  await page.goto(`/shopping/${id}`)
  await expect(shopper.notices).toContainText('This list is a template')
  await expect(page).toHaveURL(`/lists/${id}`)
})

test('two lists become one, doubles summed, and two again', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await makeList(shopper, 'Weekend', { Produce: ['apples'] })
  await makeList(shopper, 'Party', { Produce: ['Ápples', 'plums'] })
  await page.goto('/my-lists')
  await choose(shopper, 'Party', 'Merge into another list')
  const dialog = await opened(page.getByRole('dialog', { name: 'Merge Party into' }))
  await isAccessible(page)
  await dialog.getByRole('button', { name: /^Weekend/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Weekend')
  const apples = main.getByRole('group', { name: 'Quantity of apples' }).locator('output')
  await expect(apples).toHaveText('2')
  await expect(main.getByText('plums', { exact: true })).toBeVisible()
  await shopper.undo('Lists merged')
  await expect(apples).toHaveText('1')
  await expect(main.getByText('plums', { exact: true })).toHaveCount(0)
  await page.goto('/my-lists')
  await expect(main.getByRole('article', { name: 'Party' })).toContainText('Ápples')
})

async function choose({ main, page }: Shopper, list: string, action: string) {
  await main.getByRole('button', { name: `More actions, ${list}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
