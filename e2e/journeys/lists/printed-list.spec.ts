import type { Locator } from '@playwright/test'
import { makeList } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'

test('a printed list keeps to its paper, and has a total only if a price is known', {
  tag: '@long',
}, async ({ shopper }) => {
  const paper = await print(shopper, ['a'.repeat(120)])
  await shopper.page.setViewportSize({ width: 718, height: 1000 })
  await expect(paper).toContainText('aaa')
  await expect(paper).toContainText('1 item')
  await expect(paper).not.toContainText('Total')
  expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a printed department goes on over the pages, beginning on the first', {
  tag: '@long',
}, async ({ shopper }) => {
  const paper = await print(
    shopper,
    Array.from({ length: 50 }, (_, i) => `bread ${i}`),
  )
  await expect(paper).toContainText('bread 49')
  const pdf = await shopper.page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

/** Prints a list of these items, and returns what is on the paper. */
async function print(shopper: Shopper, Bakery: string[]): Promise<Locator> {
  const { page, main } = shopper
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await shopper.startSignedIn()
  await page.goto(`/lists/${await makeList(shopper, 'Party', { Bakery })}`)
  await main.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article').filter({ hasText: Bakery[0]! })
  await expect(paper).toBeVisible()
  return paper
}
