import { expect, test } from '../../pages/shopper.ts'
import { basket, names, row, saveList, seesTicked, tick, trips } from '../../pages/shopping-mode.ts'
import { numberIn } from '../../pages/visitor.ts'
import { hasComeToRest, isAccessible } from '../../support/axe.ts'
import { letThrough } from '../../support/network.ts'

test.beforeEach(async ({ shopper }) => {
  await shopper.startSignedIn()
})

test('a swap is undone or stands apart, and completing early names what is not ticked', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 3)}`)
  const [planned = '', open] = await names(shopper)
  await tick(shopper, planned)
  const before = await basket(shopper)
  const dialog = page.getByRole('dialog', { name: `Swap ${planned}` })
  const openSwap = async () => {
    await page.getByRole('button', { name: `Edit ${planned}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
  }

  await page.route('**/1/indexes/**', route => route.abort())
  await openSwap()
  await expect(dialog).toContainText('Search isn’t working right now')
  await hasComeToRest(page)
  const placeWithoutResults = await dialog.getByRole('searchbox').boundingBox()
  await dialog.getByRole('searchbox').fill('whatever is ripe')
  await dialog.getByRole('searchbox').press('Enter')
  await expect(row(shopper, 'whatever is ripe')).not.toBeChecked()
  await expect(main).toContainText(`instead of ${planned}`)
  await shopper.undo('Swapped')
  await expect(row(shopper, planned)).toBeChecked()
  await expect(row(shopper, 'whatever is ripe')).toHaveCount(0)
  expect(await basket(shopper)).toBe(before)
  await letThrough(page, '**/1/indexes/**')

  await openSwap()
  const similar = dialog.getByRole('button', { name: /^Take .+ (more|less)$/ }).first()
  const [, name = '', difference = ''] =
    /^Take (.+) instead, (.+)$/.exec((await similar.getAttribute('aria-label')) ?? '') ?? []
  await isAccessible(page)
  expect(await dialog.getByRole('searchbox').boundingBox()).toEqual(placeWithoutResults)
  await similar.click()
  await tick(shopper, name)
  const spent = await basket(shopper)
  const sign = difference.endsWith('more') ? 1 : -1
  expect(spent - before).toBe(sign * numberIn(difference))

  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 items aren’t checked off')
  const [nameWithoutSize] = open!.split(', ')
  await expect(question).toContainText(`${nameWithoutSize}, `)
  await expect(question).not.toContainText(open!)
  await question.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(question).toBeHidden()
  await seesTicked(shopper, 1, 3)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await question.getByRole('button', { name: 'Complete Shopping Trip' }).click()

  const swaps = main.getByRole('region', { name: 'Swaps' })
  await expect(swaps).toContainText(`${name}instead of ${planned}${difference}`)
  await expect(swaps).toContainText(`${difference} overall`)
  await isAccessible(page)
  expect(await trips(shopper)).toMatchObject([
    { itemsCount: 3, checkedItemsCount: 1, totalCents: spent },
  ])
})
