import type { Locator } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'

test('what takes the focus comes out from under the bars', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const heart = main.getByRole('button', { name: /^Favorite/ }).nth(2)
  await focusAt(heart, 'top')
  await isInSight(heart)
  await focusAt(heart, 'bottom')
  await isInSight(heart)

  await page.goto(`/shopping/${await saveList(shopper, 6)}`)
  const row = main.getByRole('checkbox').nth(3)
  await expect(row).toBeVisible()
  await focusAt(row, 'top')
  await isInSight(row)
  await focusAt(row, 'bottom')
  await isInSight(row)
})

test('in a low window, the bars leave room for the items between them', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 6)
  const item = main.getByRole('checkbox').nth(3)
  // A desktop's window at 200 %, and at 400 %.
  for (const size of [
    { width: 720, height: 450 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/shopping/${listId}`)
    await item.evaluate(element => element.scrollIntoView())
    await isInSight(item)
    await expect(main.locator('..').getByRole('heading', { level: 1 })).not.toBeInViewport()
    await page.goto(`/lists/${listId}`)
    await main.getByRole('button', { name: 'Select' }).click()
    await item.click()
    await expect(item).toBeChecked()
  }
})

test('on a phone on its side, the top bar scrolls away and comes with the search', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, cards, searchBox } = shopper
  const bar = page.getByRole('banner')
  await page.setViewportSize({ width: 844, height: 390 })
  await shopper.startSignedIn()
  await shopper.browse()
  await expect(bar).toBeInViewport()
  await cards.nth(8).evaluate(card => card.scrollIntoView())
  await expect(cards.nth(8)).toBeInViewport()
  await expect(bar).not.toBeInViewport()
  await searchBox.pressSequentially('milk')
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('a field is seen whole between a dialog’s edges where an on-screen keyboard leaves little', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await page.setViewportSize({ width: 844, height: 200 })
  await shopper.startSignedIn()
  await page.goto('/my-lists')
  await main.getByRole('button', { name: 'New list' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'New list' }))
  await expect(dialog.getByLabel('List name')).toBeInViewport({ ratio: 1 })
})

/** Scrolls the control to this edge of the window and focuses it, as Tab does: the page must bring it into view. */
function focusAt(control: Locator, edge: 'top' | 'bottom') {
  return control.evaluate((element: HTMLElement, at) => {
    element.blur()
    const { top, bottom } = element.getBoundingClientRect()
    const by = at === 'top' ? top : bottom - document.documentElement.clientHeight
    window.scrollBy({ top: by, behavior: 'instant' })
    element.focus()
  }, edge)
}

/** Nothing covers its upper and lower edges. */
function isInSight(control: Locator) {
  const isFree = () =>
    control.evaluate(element => {
      const { left, top, bottom, width } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].every(y =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      )
    })
  return expect.poll(isFree, { timeout: 3000 }).toBe(true)
}
