import type { Locator, Page } from '@playwright/test'
import { makeList } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'

test('the second press of a double press hits nothing that came after the first', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  for (const name of ['Party', 'Weekend']) await makeList(shopper, name, { Bakery: ['rye'] })
  await page.goto('/my-lists')
  await isListening(page)

  await test.step('the next list’s Delete', async () => {
    const pressAgain = await press(main.getByRole('button', { name: /^Delete/ }).first())
    await expect(main.getByRole('article')).toHaveCount(1)
    await pressAgain()
    await page.waitForTimeout(aMomentMs)
    await expect(main.getByRole('article')).toHaveCount(1)
  })

  await test.step('what is around the dialog that it opened', async () => {
    // The presses are one double press, however busy the machine is.
    await page.evaluate(() => {
      const now = performance.now()
      performance.now = () => now
    })
    const pressAgain = await press(main.getByRole('button', { name: 'New list', exact: true }))
    const dialog = await opened(page.getByRole('dialog', { name: 'New list' }))
    await pressAgain()
    await page.waitForTimeout(aMomentMs)
    await expect(dialog).toBeVisible()
  })
})

test('a question is answered only once it can be read', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Party', { Bakery: ['rye'] })
  await page.goto(`/shopping/${listId}`)
  await page.evaluate(() => {
    const paused = new CSSStyleSheet()
    paused.replaceSync('::after { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(paused)
  })
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  const question = await opened(page.getByRole('alertdialog'))
  const complete = question.getByRole('button', { name: 'Complete Shopping Trip' })
  await expect(complete.click({ timeout: 1000 })).rejects.toThrow('intercepts pointer events')
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  await complete.click()
  await expect(page).toHaveURL(/post-trip-summary/)
})

/** By then, a press has shown its effect. */
const aMomentMs = 1000

/** Presses, and returns a function that presses the same place once more, as in a double press. */
async function press(control: Locator): Promise<() => Promise<void>> {
  const page = control.page()
  await control.scrollIntoViewIfNeeded()
  const box = (await control.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  return async () => {
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
  }
}

/** What runs on every screen is loaded after the first one; the region for screen readers is part of it. */
function isListening(page: Page) {
  return page.locator('body > [role=status]').waitFor({ state: 'attached' })
}
