import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'
import { hasComeToRest } from '../../support/axe.ts'

/** Of an iPhone on its side. */
const notchPx = 59
const homeIndicatorPx = 21

/** A quiet button's padding may lie there, as it is aligned by its icon or its text. */
const slackPx = 16

test('no control lies under the notch of a phone on its side', { tag: '@long' }, async ({
  shopper,
}) => {
  test.skip(!shopper.isPhone, 'Only phones have one')
  const { page, main } = shopper
  await page.setViewportSize({ width: 844, height: 390 })
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: notchPx, right: notchPx, bottom: homeIndicatorPx },
  })
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 6)

  await shopper.browse('?q=milk')
  await shopper.addToCart()
  await isClear(page, 'Browse, with a toast')
  await shopper.openCart()
  await isClear(page, 'the cart')
  await shopper.closeCart()
  await shopper.addToCart()
  await shopper.openDrawer()
  await isClear(page, 'the drawer')
  const toast = (await shopper.notices.boundingBox())!
  expect.soft(toast.y + toast.height).toBeLessThanOrEqual(390 - homeIndicatorPx)
  await page.keyboard.press('Escape')
  await shopper.searchBox.fill('bread')
  await expect(page.getByRole('option').first()).toBeVisible()
  await isClear(page, 'suggestions')

  await page.goto(`/shopping/${listId}`)
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'larger'
  })
  await main.getByRole('checkbox').first().click()
  await isClear(page, 'a trip in large text')
  await page.getByRole('button', { name: 'Add item' }).click()
  await opened(page.getByRole('dialog'))
  await isClear(page, 'Add item')
})

async function isClear(page: Page, place: string) {
  await hasComeToRest(page)
  const under = await page.evaluate(covered => {
    const modal = document.querySelector('[role=dialog]')
    const controls = [
      ...(modal ?? document).querySelectorAll<HTMLElement>('a, button, input, [role=option]'),
    ]
    return controls.flatMap(control => {
      const { left, right, width } = control.getBoundingClientRect()
      const isShown =
        control.checkVisibility() && width > 1 && !control.closest('.overflow-x-auto, .sr-only')
      const isClear = left >= covered && right <= innerWidth - covered
      return !isShown || isClear ? [] : (control.getAttribute('aria-label') ?? control.textContent)
    })
  }, notchPx - slackPx)
  expect.soft(under, place).toEqual([])
}
