import { makeList } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack } from '../../support/network.ts'

test('departments stand in the shopper’s own order, on the list and in the store', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Weekend', { Produce: ['apples'], Bakery: ['bread'] })
  await page.goto(`/lists/${listId}`)
  const departments = main.getByRole('heading', { level: 2 })
  await expect(departments).toHaveText(['Produce', 'Bakery'])
  await main.getByRole('button', { name: 'Department order' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Department order' }))
  await isAccessible(page)
  const handle = dialog.getByRole('button', { name: 'Move Bakery' })
  for (let place = 4; place > 1; place--) await handle.press('ArrowUp')
  // Near its lower edge the dialog scrolls, so that a department can be dragged to the end.
  await dialog.getByRole('button', { name: 'Move Frozen' }).hover()
  await page.mouse.down()
  const { x, bottom } = await dialog.evaluate(element => element.getBoundingClientRect())
  await page.mouse.move(x + 40, bottom - 15, { steps: 5 })
  await expect(dialog.getByText('Other')).toBeInViewport({ ratio: 1 })
  await page.mouse.up()
  await expect(dialog.getByRole('listitem').last()).toHaveText('Frozen')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(departments).toHaveText(['Bakery', 'Produce'])
  await page.goto(`/shopping/${listId}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Bakery', 'Produce'])

  await test.step('on another device it cannot be replaced before it has loaded', async () => {
    const elsewhere = await shopper.elsewhere(browser)
    await elsewhere.signIn()
    const release = await holdBack(elsewhere.page, '**/api/department-order')
    await elsewhere.page.goto(`/lists/${listId}`)
    await elsewhere.main.getByRole('button', { name: 'Department order' }).click()
    const waiting = elsewhere.page.getByRole('dialog', { name: 'Department order' })
    await expect(waiting).toContainText('Loading the department order')
    release()
    await expect(waiting.getByRole('listitem').first()).toHaveText('Bakery')
  })
})
