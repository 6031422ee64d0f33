import { randomUUID } from 'node:crypto'
import type { CartItem } from '@aisleway/core/cart/cart'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { send } from '../../pages/past-trip.ts'
import { cardOf, openSaveDialog } from '../../pages/saved-list.ts'
import { itemOf, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'

test('an update from the cart shows what it would change, keeps own words, and can be undone @long', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await startConfirmed(shopper)
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  const before = await shopper.addToCart()
  await shopper.everythingIsSent()
  const partyId = await makeParty(shopper, [yogurt])
  const party = cardOf(shopper, 'Party')
  const choice = page.getByRole('dialog', { name: 'You already have “Party”' })
  const onUpdate = (part: string) => choice.getByRole('list', { name: part })

  await page.goto('/my-lists')
  await party.getByRole('button', { name: /^Load into cart/ }).click()
  await expect(shopper.notices).toContainText(
    '1 item you typed stays on the list: birthday candles.',
  )
  await shopper.openCart()
  await shopper.oneMore(yogurt, cart)
  const naming = await openSaveDialog(shopper)
  await expect(naming.getByLabel('List name')).toHaveValue('Party')
  await naming.getByRole('button', { name: 'Save List' }).click()

  await test.step('what was in the cart before is shown as added, and nothing is done yet', async () => {
    await expect(onUpdate('Added')).toContainText(before)
    await expect(onUpdate('Changed')).toContainText(`${yogurt}from 1 to 2`)
    await expect(onUpdate('Stays on the list')).toHaveText(/birthday candles/)
    await expect(onUpdate('Removed')).toBeHidden()
    await isAccessible(page)
  })

  await test.step('a cart that changes elsewhere changes what is shown', async () => {
    const elsewhere = await shopper.inNewTab()
    await elsewhere.browse('?q=greek+yogurt')
    const late = await elsewhere.addToCart()
    await elsewhere.everythingIsSent()
    await expect(onUpdate('Added')).toContainText(late)
    await elsewhere.page.close()
  })

  await choice.getByRole('button', { name: 'Update list' }).dblclick()
  await expect(cart.getByRole('heading', { name: 'List updated' })).toBeFocused()
  expect(await shopper.savedQuantities()).toEqual([])
  expect(await namesOn(shopper, partyId)).toHaveLength(4)
  expect(await namesOn(shopper, partyId)).toContain('birthday candles')

  await test.step('undone, the list is as it was and the cart comes from it again', async () => {
    await cart.getByRole('button', { name: 'Undo update' }).click()
    await expect(shopper.notices).toContainText('Update undone')
    await expect(shopper.quantityOf(yogurt, cart)).toHaveText('2')
    expect(await namesOn(shopper, partyId)).toEqual([yogurt, 'birthday candles'])
    await expect((await openSaveDialog(shopper)).getByLabel('List name')).toHaveValue('Party')
    await naming.getByRole('button', { name: 'Cancel' }).click()
  })
})

test('who may only look is offered no update, and saves a list of their own, own words included', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  await startConfirmed(shopper)
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await shopper.everythingIsSent()
  const partyId = await makeParty(shopper, [yogurt])
  const guest = await startConfirmed(await shopper.another(browser, 'Gus Weaver'))
  await share(shopper, partyId, guest, 'view')
  await guest.page.goto('/my-lists')
  await cardOf(guest, 'Party')
    .getByRole('button', { name: /^Load into cart/ })
    .click()
  await expect(guest.page).toHaveURL(/\/browse/)
  await guest.openCart()
  const saving = await openSaveDialog(guest)
  await expect(saving).toContainText('Items you typed stay too: birthday candles.')
  await saving.getByRole('button', { name: 'Save List' }).click()
  await expect(guest.cart.getByText('List saved successfully', { exact: true })).toBeVisible()
  const { lists } = await (await guest.page.request.get('/api/lists')).json()
  expect(lists).toMatchObject([
    { name: 'Party', access: 'own', itemsCount: 2 },
    { name: 'Party', access: 'view', itemsCount: 2 },
  ])
})

async function makeParty(shopper: Shopper, names: readonly string[]): Promise<string> {
  const cart = await (await shopper.page.request.get('/api/cart')).json()
  const products = (cart.items as CartItem[]).filter(({ product }) => names.includes(product.name))
  const id = randomUUID()
  const words = itemOf('birthday candles', 'Other')
  const from = products.map(({ product: { id: productId, name } }) => ({
    ...words,
    productId,
    name,
  }))
  await send(shopper, 'post', '/api/lists', { id, name: 'Party', from: [...from, words] })
  return id
}

async function namesOn({ page }: Shopper, listId: string): Promise<string[]> {
  const { state } = await (await page.request.get(`/api/lists/${listId}`)).json()
  return listItems(listState(state)).map(({ name }) => name)
}
