import type { Locator } from '@playwright/test'
import { makeList, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

test('what was typed of an item is there after signing in again', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Party', { Bakery: ['Rye'] })
  await page.goto(`/lists/${listId}`)
  const openItem = async () => {
    await main.getByRole('button', { name: 'Edit Rye' }).click()
    return opened(page.getByRole('dialog', { name: 'Rye' }))
  }
  const item = await openItem()
  await item.getByLabel('Note').fill('Not sliced')
  await item.getByLabel('Your price').fill('4.5')
  await page.context().clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.goto(`/lists/${listId}`)
  await expect(page).toHaveURL(/^[^?]+\/auth\?next=/)
  await shopper.signIn()
  const again = await openItem()
  await expect(again.getByLabel('Note')).toHaveValue('Not sliced')
  await expect(again.getByLabel('Your price')).toHaveValue('4.5')
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect((await openItem()).getByLabel('Note')).toHaveValue('')
})

test('a new list is filled, edited by two at once, also without a network, and starts no trip', {
  tag: '@phone',
}, async ({ shopper: robin, browser }) => {
  const { page, main } = robin
  await startConfirmed(robin)
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await page.goto('/my-lists')
  await main.getByRole('button', { name: 'New list' }).click()
  const naming = page.getByRole('dialog', { name: 'New list' })
  await naming.getByLabel('List name').fill('Party')
  await naming.getByRole('button', { name: 'Create list' }).click()
  await expect(main.getByText('This list is empty')).toBeVisible()
  const listId = new URL(page.url()).pathname.replace('/lists/', '')

  await addWords(robin, 'candles')
  await addWords(robin, 'napkins')
  await addWords(robin, 'Cándles')
  await expect(quantityOf(robin, 'candles')).toHaveText('2')
  await isAccessible(page)
  await test.step('the browser prints it without being asked by the page', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rowOf(robin, 'napkins')).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await share(robin, listId, kim)
  await kim.page.goto(`/lists/${listId}`)
  await expect(rowOf(kim, 'napkins')).toBeVisible()
  await test.step('one renames and notes, the other counts', async () => {
    const dialog = await openItem(robin, 'candles')
    await isAccessible(page)
    await dialog.getByLabel('Name').fill('birthday candles')
    await dialog.getByLabel('Note').fill('ten, any colour')
    await dialog.getByLabel('Your price').fill('2,50')
    await dialog.getByLabel('Department').selectOption({ label: 'Bakery' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await kim.main.getByRole('button', { name: 'One more napkins' }).click()
    for (const shopper of [robin, kim]) {
      const candles = rowOf(shopper, 'birthday candles')
      await expect(candles).toContainText('ten, any colour')
      await expect(candles).toContainText('$5.00')
      await expect(shopper.main.getByRole('heading', { name: 'Bakery' })).toBeVisible()
      await expect(quantityOf(shopper, 'napkins')).toHaveText('2')
    }
  })

  await test.step('what the other changes while a form is open outlives its saving', async () => {
    const dialog = await openItem(robin, 'napkins')
    await addNote(kim, 'napkins', 'the red ones')
    await expect(page.getByText('the red ones')).toBeVisible()
    await dialog.getByLabel('Your price').fill('1.25')
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const shopper of [robin, kim]) {
      await expect(rowOf(shopper, 'napkins')).toContainText('$2.50')
      await expect(rowOf(shopper, 'napkins')).toContainText('the red ones')
    }
  })

  await test.step('what the other removes closes its form, and does not open it when it is back', async () => {
    const dialog = await openItem(robin, 'napkins')
    await removeItem(kim, 'napkins')
    await expect(dialog).toBeHidden()
    await kim.undo('Removed from list')
    await expect(rowOf(robin, 'napkins')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('without a network everything goes on, and comes together after it', async () => {
    await page.context().setOffline(true)
    await addNote(robin, 'napkins', 'paper ones')
    await robin.main.getByRole('button', { name: 'One more napkins' }).click()
    await kim.main.getByRole('button', { name: 'One more birthday candles' }).click()
    await removeItem(kim, 'birthday candles')
    await kim.undo('Removed from list')
    await page.context().setOffline(false)
    for (const shopper of [robin, kim]) {
      await expect(rowOf(shopper, 'napkins')).toContainText('paper ones')
      await expect(quantityOf(shopper, 'napkins')).toHaveText('3')
      await expect(quantityOf(shopper, 'birthday candles')).toHaveText('3')
    }
  })

  await page.goto('/my-lists')
  const card = main.getByRole('article', { name: 'Party' })
  await expect(card.getByRole('link', { name: /^Start Shopping/ })).toBeVisible()
  await card.getByRole('link', { name: 'Party', exact: true }).click()
  await expect(page).toHaveURL(`/lists/${listId}`)
})

test('items are put in order by dragging, by keys and by buttons', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Fruit', { Produce: ['apples', 'pears', 'plums'] })
  await page.goto(`/lists/${listId}`)
  await seesOrder(shopper, 'apples', 'pears', 'plums')

  const handle = page.getByRole('button', { name: 'Move apples' })
  await handle.press('ArrowDown')
  await seesOrder(shopper, 'pears', 'apples', 'plums')
  await expect(handle).toBeFocused()
  await expect(page.getByText('apples is now 2 of 3.')).toBeAttached()

  const [from, to] = await Promise.all([
    page.getByRole('button', { name: 'Move plums' }).boundingBox(),
    rowOf(shopper, 'pears').boundingBox(),
  ])
  if (!from || !to) throw new Error('the rows are not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 4 })
  await page.mouse.move(from.x + from.width / 2, to.y + 5, { steps: 4 })
  await page.mouse.up()
  await seesOrder(shopper, 'plums', 'pears', 'apples')

  const dialog = await openItem(shopper, 'pears')
  await dialog.getByRole('button', { name: 'Move down' }).click()
  await expect(dialog.getByRole('button', { name: 'Move down' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await seesOrder(shopper, 'plums', 'apples', 'pears')
  await page.reload()
  await seesOrder(shopper, 'plums', 'apples', 'pears')

  await test.step('held at the lower edge, a row does not make the page longer and scroll it on', async () => {
    const endPx = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    )
    await page.getByRole('button', { name: 'Move plums' }).hover()
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, page.viewportSize()!.height - 2, { steps: 4 })
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(endPx)
    await page.mouse.up()
    await seesOrder(shopper, 'apples', 'pears', 'plums')
  })
})

test('several items are removed, copied and moved at once, and each can be undone', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Fruit', { Produce: ['apples', 'pears', 'plums'] })
  await makeList(shopper, 'Party', { Produce: ['Apples'] })
  await page.goto(`/lists/${listId}`)

  await test.step('before anything is selected, the buttons do not respond to the pointer', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await select(shopper)
    const remove = main.getByRole('button', { name: 'Remove', exact: true })
    const background = await remove.evaluate(button => getComputedStyle(button).backgroundColor)
    await remove.hover()
    await expect(remove).toHaveCSS('background-color', background)
    await main.getByRole('button', { name: 'Done', exact: true }).click()
  })

  await select(shopper, 'apples', 'pears')
  await isAccessible(page)
  await main.getByRole('button', { name: 'Remove', exact: true }).click()
  await seesOrder(shopper, 'plums')
  await shopper.undo('2 items removed from list')
  await seesOrder(shopper, 'apples', 'pears', 'plums')

  await select(shopper, 'apples', 'pears')
  await main.getByRole('button', { name: 'Move', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Party/ })
    .click()
  await seesOrder(shopper, 'plums')
  await shopper.undo('2 items moved')
  await seesOrder(shopper, 'apples', 'pears', 'plums')

  await select(shopper, 'apples')
  await main.getByRole('button', { name: 'Copy', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Party/ })
    .click()
  await expect(shopper.notices).toContainText('1 item copied')
  await page.goto('/my-lists')
  await main.getByRole('link', { name: 'Party', exact: true }).click()
  await seesOrder(shopper, 'Apples')
  await expect(quantityOf(shopper, 'Apples')).toHaveText('2')

  await test.step('what was typed into the form of an item goes along', async () => {
    const dialog = await openItem(shopper, 'Apples')
    await dialog.getByLabel('Note').fill('sour ones')
    await dialog.getByLabel('Name').fill('green apples')
    await dialog.getByRole('button', { name: 'Move to list' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Fruit/ })
      .click()
    await expect(shopper.notices).toContainText('1 item moved')
    await page.goto(`/lists/${listId}`)
    await expect(rowOf(shopper, 'green apples')).toContainText('sour ones')
  })
})

test('who may only look sees the list live and finds nothing to change', { tag: '@long' }, async ({
  shopper: robin,
  browser,
}) => {
  await startConfirmed(robin)
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  const listId = await makeList(robin, 'Fruit', { Produce: ['apples'] })
  await share(robin, listId, kim, 'view')
  await kim.page.goto(`/lists/${listId}`)
  await expect(rowOf(kim, 'apples')).toBeVisible()
  await expect(kim.main).toContainText('View only')
  await expect(kim.main).not.toContainText(/×|\$/)
  for (const name of [/^Add item/, /^Select/, /^Edit/, /^Move/, /^One more/]) {
    await expect(kim.main.getByRole('button', { name })).toHaveCount(0)
  }
  await robin.page.goto(`/lists/${listId}`)
  await addNote(robin, 'apples', 'ripe ones')
  await expect(rowOf(kim, 'apples')).toContainText('ripe ones')
  await isAccessible(kim.page)
})

function rowOf({ main }: Shopper, name: string): Locator {
  return main.getByRole('listitem').filter({ has: main.page().getByText(name, { exact: true }) })
}

function quantityOf({ main }: Shopper, name: string): Locator {
  return main.getByRole('group', { name: `Quantity of ${name}` }).locator('output')
}

async function seesOrder({ main }: Shopper, ...names: string[]) {
  const numbers = main.getByRole('group', { name: /^Quantity of/ })
  await expect
    .poll(() => numbers.evaluateAll(all => all.map(one => one.getAttribute('aria-label'))))
    .toEqual(names.map(name => `Quantity of ${name}`))
}

async function addWords({ page, main, searchBox }: Shopper, words: string) {
  await main.getByRole('button', { name: 'Add item' }).click()
  await expect(searchBox).toBeFocused()
  await searchBox.fill(words)
  await page.getByRole('option', { name: `Add “${words}” as typed` }).click()
  await expect(searchBox).toHaveValue('')
  await searchBox.press('Escape')
}

async function openItem({ page, main }: Shopper, name: string): Promise<Locator> {
  await main.getByRole('button', { name: `Edit ${name}` }).click()
  return opened(page.getByRole('dialog', { name }))
}

async function addNote(shopper: Shopper, name: string, note: string) {
  const dialog = await openItem(shopper, name)
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function removeItem(shopper: Shopper, name: string) {
  const dialog = await openItem(shopper, name)
  await dialog.getByRole('button', { name: 'Remove' }).click()
}

async function select({ main }: Shopper, ...names: string[]) {
  await main.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of names) await main.getByRole('checkbox', { name: `Select ${name}` }).check()
}
