import { addDays, utcDay } from '@aisleway/core/days'
import { send } from '../../pages/past-trip.ts'
import { productsWithCodes } from '../../pages/product-codes.ts'
import { hearsOfEvents } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { failWrites, holdBack } from '../../support/network.ts'

test('a pantry is filled by hand and looked after with one tap @phone', async ({
  shopper,
  request,
}) => {
  const { page, main, searchBox, notices } = shopper
  await shopper.startSignedIn()

  await test.step('the menu leads to it, and it is empty', async () => {
    await page.goto('/')
    const menu = shopper.isPhone ? await shopper.openDrawer() : await shopper.openUserMenu()
    await menu.getByText('Pantry', { exact: true }).click()
    await expect(main.getByText('Your pantry is empty')).toBeVisible()
    await isAccessible(page)
  })

  await test.step('the search box adds products and own words to it', async () => {
    await main.getByRole('button', { name: 'Add item' }).click()
    await searchBox.fill('whole milk')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list
      .getByRole('option', { name: /^Add .*Whole Milk/ })
      .first()
      .click()
    await searchBox.fill('Grandma’s jam')
    await list.getByRole('option', { name: 'Add “Grandma’s jam” as typed' }).click()
    await searchBox.fill('salt')
    await list
      .getByRole('option', { name: /^Add .*Salt/ })
      .first()
      .click()
    await searchBox.press('Escape')
    await searchBox.blur()
    await expect(amountOf(shopper, 'whole milk', 'Full')).toBeChecked()
    await expect(main.getByRole('region', { name: 'Refrigerator' })).toContainText('whole milk')
    await expect(main.getByRole('region', { name: 'Cupboard' })).toContainText('Grandma’s jam')
    await isAccessible(page)
  })

  await test.step('a barcode adds what it stands for', async () => {
    const [product] = await productsWithCodes(request)
    const things = main.getByRole('group', { name: /^How much/ })
    await expect(things).toHaveCount(3)
    await main.getByRole('button', { name: 'Scan a barcode' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Scan a barcode' }))
    await dialog.getByLabel('Digits below the bars').fill(product!.upc)
    await dialog.getByRole('button', { name: 'Find' }).click()
    await dialog.getByRole('button', { name: `Add ${product!.name} to Pantry` }).click()
    await expect(dialog.getByRole('group', { name: product!.name })).toContainText('1')
    await page.keyboard.press('Escape')
    await expect(things).toHaveCount(4)
  })

  await test.step('an amount is one tap, and stays', async () => {
    await amountOf(shopper, 'whole milk', 'Half').click()
    await amountOf(shopper, 'whole milk', 'Low').click()
    await expect(amountOf(shopper, 'whole milk', 'Low')).toBeChecked()
    await page.reload()
    await expect(amountOf(shopper, 'whole milk', 'Low')).toBeChecked()
  })

  await test.step('what is used up is gone and comes back, and a staple stays', async () => {
    await amountOf(shopper, 'Grandma’s jam', 'Out').click()
    await expect(main).not.toContainText('Grandma’s jam')
    await shopper.undo('Removed from pantry')
    await expect(amountOf(shopper, 'Grandma’s jam', 'Full')).toBeChecked()
    await main.getByRole('group', { name: /salt/ }).getByRole('radio', { name: 'Out' }).click()
    await expect(main.getByRole('region', { name: 'Used up' })).toContainText(/salt/)
  })

  await test.step('what is past its date stands first', async () => {
    await main.getByRole('button', { name: 'Edit Grandma’s jam' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Grandma’s jam' }))
    await dialog.getByLabel('Use by').fill(addDays(utcDay(new Date()), -2))
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(main.getByRole('region', { name: 'Use soon' })).toContainText(
      /Grandma’s jam\s*Expired/,
    )
  })

  await test.step('a failed change is told, and shows what is saved', async () => {
    await page.route('**/api/pantry/entries', route => route.fulfill({ status: 500, json: {} }))
    await amountOf(shopper, 'whole milk', 'Full').click()
    await expect(notices).toContainText('We couldn’t save your pantry')
    await expect(amountOf(shopper, 'whole milk', 'Low')).toBeChecked()
  })
})

function amountOf({ main }: Shopper, name: string, amount: string) {
  return main
    .getByRole('group', { name: `How much ${name} is left` })
    .getByRole('radio', { name: amount })
}

test('what somebody else removes while its dialog is open can be put back', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main, notices } = shopper
  await shopper.startSignedIn()
  await send(shopper, 'post', '/api/pantry/entries', { things: [{ words: 'jam' }] })
  const streamOpens = hearsOfEvents(shopper)
  await page.goto('/pantry')
  await streamOpens
  await main.getByRole('button', { name: 'Edit jam' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { entries } = await (await page.request.get('/api/pantry')).json()
  await send(shopper, 'put', '/api/pantry/entries', { removed: [entries[0].key] })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(notices).toContainText('This item was just removed')
  await notices.getByRole('button', { name: 'Put it back' }).click()
  await expect(main.getByRole('button', { name: 'Edit jam' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a search of the pantry can be cleared however little is left', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const names = ['jam', 'figs', 'tea', 'honey', 'olives', 'lentils', 'mustard', 'raisins']
  await send(shopper, 'post', '/api/pantry/entries', { things: names.map(words => ({ words })) })
  await page.goto('/pantry')
  const search = main.getByRole('searchbox', { name: 'Search your pantry' })
  await search.fill('jam')
  await expect(main.getByRole('heading', { name: 'figs' })).toBeHidden()
  await amountOf(shopper, 'jam', 'Out').click()
  await main.getByRole('button', { name: 'Clear' }).click()
  await expect(main.getByRole('heading', { name: 'figs' })).toBeVisible()
  await expect(search).toBeHidden()
})

test('a pantry that stays open overnight tells what is to be used on the next day', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await send(shopper, 'post', '/api/pantry/entries', { things: [{ words: 'jam' }] })
  const { entries } = await (await page.request.get('/api/pantry')).json()
  const useBy = addDays(utcDay(new Date()), 1)
  await send(shopper, 'put', '/api/pantry/entries', { entries: [{ ...entries[0], useBy }] })
  await page.clock.install()
  await page.goto('/pantry')
  await expect(main).toContainText('Use by')
  await page.clock.fastForward('24:00:00')
  await expect(main).toContainText('Use today')
})

test('the switch for sharing the pantry shows at once what was chosen', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/pantry')
  const sharing = main.getByRole('switch')
  await expect(sharing).not.toBeChecked()
  const release = await holdBack(page, '**/api/pantry/sharing')
  await sharing.click()
  await expect(sharing).toBeChecked()
  release()
  await page.reload()
  await expect(sharing).toBeChecked()

  await failWrites(page, '**/api/pantry/sharing')
  await sharing.click()
  await expect(shopper.notices).toContainText('pantry')
  await expect(sharing).toBeChecked()
})
