import type { Page } from '@playwright/test'
import { makeList } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

test('what a trip left over goes to another list, or is not wanted, and is asked once', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const sundayId = await makeList(shopper, 'Sunday', { Produce: ['Pears'] })
  await shopAllBut(shopper, 'Weekend', ['pears', 'plums'])

  const offer = main.getByRole('region', { name: '2 left from today' })
  await expect(offer.getByRole('listitem')).toHaveText(['pears', 'plums'])
  await isAccessible(page)
  await offer.getByRole('button', { name: 'Add to list' }).click()
  const choice = await opened(page.getByRole('dialog', { name: 'Add 2 items to' }))
  await expect(choice.getByRole('button', { name: /^Weekend/ })).toHaveCount(0)
  await isAccessible(page)
  await choice.getByRole('button', { name: /^Sunday/ }).click()
  await expect(shopper.notices).toContainText('2 items added')
  await expect(offer).toHaveCount(0)
  await page.goto(`/lists/${sundayId}`)
  const pears = main.getByRole('group', { name: 'Quantity of Pears' })
  await expect(pears.locator('output')).toHaveText('2')
  await expect(main.getByText('plums', { exact: true })).toBeVisible()

  await shopAllBut(shopper, 'Monday', ['figs'])
  await page.goto('/my-lists')
  const next = main.getByRole('region', { name: '1 left from today' })
  await isAccessible(page)
  await next.getByRole('button', { name: 'No thanks' }).filter({ visible: true }).click()
  await expect(next).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('article', { name: 'Sunday' })).toBeVisible()
  await expect(next).toHaveCount(0)

  await test.step('what a cart cannot hold is offered a list', async () => {
    await shopAllBut(shopper, 'Tuesday', ['figs'])
    await expect(next).toBeVisible()
    await expect(next.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

    await page.goto(`/shopping/${await saveList(shopper, 1, 'Wednesday')}`)
    await page.getByRole('button', { name: 'Add item' }).click()
    const adding = await opened(page.getByRole('dialog', { name: 'Add an item' }))
    await adding.getByRole('searchbox').fill('figs')
    await adding.getByRole('button', { name: 'Add “figs”' }).click()
    await page.getByRole('checkbox', { name: 'figs' }).waitFor()
    await completeTrip(page)
    const both = main.getByRole('region', { name: '2 left from today' })
    await both.getByRole('button', { name: 'Add to cart' }).click()
    await expect(shopper.notices).toContainText('Only a list can hold “figs”.')
    await shopper.notices.getByRole('button', { name: 'New list' }).click()
    await expect(page).toHaveURL(/\/lists\//)
    await expect(main.getByText('figs', { exact: true })).toBeVisible()
  })
})

/** Shops a trip on which apples were ticked and these were not. */
async function shopAllBut(shopper: Shopper, name: string, left: readonly string[]) {
  const { page } = shopper
  const listId = await makeList(shopper, name, { Produce: ['apples', ...left] })
  await page.goto(`/shopping/${listId}`)
  await page.getByRole('checkbox', { name: 'apples' }).click()
  await completeTrip(page)
}

async function completeTrip(page: Page) {
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  const asked = await opened(page.getByRole('alertdialog'))
  await asked.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await expect(page).toHaveURL(/post-trip-summary/)
}
