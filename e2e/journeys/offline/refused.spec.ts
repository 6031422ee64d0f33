import type { Page } from '@playwright/test'
import { test } from '../../pages/offline/shop-to-cut-off.ts'
import { expect, type Shopper } from '../../pages/shopper.ts'
import { saveList, workerIsReady } from '../../pages/shopping-mode.ts'
import { shopUrl } from '../../support/addresses.ts'

test.use({ savesData: true })

test('what the store did not take is shown, and is tried again or dropped', {
  tag: '@long',
}, async ({ shop, shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const weekend = await saveList(shopper, 1)
  const party = await saveList(shopper, 1, 'Party')
  const picnic = await saveList(shopper, 1, 'Picnic')
  const camping = await saveList(shopper, 1, 'Camping')
  const all = [weekend, party, picnic, camping]
  for (const id of all) {
    await page.goto(`/lists/${id}`)
    await expect(main.getByRole('group', { name: /^Quantity of / })).toBeVisible()
  }
  await workerIsReady(page)
  await expect.poll(() => shopper.storedText()).toContain('last-user')

  await shop.cutOff()
  await rename(shopper, weekend, 'Sunday')
  await rename(shopper, party, 'Feast')
  await rename(shopper, picnic, 'Park')
  await rename(shopper, camping, 'Lake')
  for (const id of all) {
    const gone = await page.request.delete(`${shopUrl}/api/lists/${id}`, { data: {} })
    expect(gone.ok()).toBe(true)
  }
  await shop.reconnect()
  await page.goto('/')
  await expect(page.getByText('Some changes couldn’t be saved')).toBeVisible()
  await page.getByRole('button', { name: '4 changes not saved' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your changes' })
  await expect(sheet).toContainText('The list was deleted or is no longer shared with you.')

  await page.request.post(`${shopUrl}/api/lists/${weekend}/restore`, { data: {} })
  await sheet.getByRole('button', { name: 'Retry all' }).click()
  await expect(sheet).not.toContainText('Sunday')
  const discard = sheet.getByRole('button', { name: 'Discard: Rename Party to Feast' })
  const question = page.getByRole('alertdialog', { name: 'Discard this change?' })
  await discard.click()
  await expect(question).toContainText('Rename Party to Feast')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await discard.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet.getByRole('button', { name: /^Discard: / })).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Discard all' }).click()
  const questionOfAll = page.getByRole('alertdialog', { name: 'Discard 2 changes?' })
  await questionOfAll.getByRole('button', { name: 'Discard all' }).click()
  // When the last of them is gone, the line disappears, and the sheet with it.
  await expect(sheet).toBeHidden()
  const { lists } = await (await page.request.get('/api/lists')).json()
  expect(lists.map(({ name }: { name: string }) => name)).toEqual(['Sunday'])
  await noLine(page)
})

async function rename({ page, main }: Shopper, listId: string, name: string) {
  await page.goto(`/lists/${listId}`)
  await main.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const naming = page.getByRole('dialog', { name: 'Rename list' })
  await naming.getByLabel('List name').fill(name)
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible()
}

function noLine(page: Page) {
  return expect(page.getByRole('button', { name: /not saved|waiting/ })).toHaveCount(0)
}
