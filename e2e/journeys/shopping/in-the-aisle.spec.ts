import { randomUUID } from 'node:crypto'
import type { Product } from '@aisleway/core/catalogue/product'
import { productFromHit } from '@aisleway/core/catalogue/search/search-hit'
import { searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import { itemOf, send } from '../../pages/past-trip.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

test('what the shelf, the scale and the budget say is told with one thumb @phone', async ({
  shopper,
}) => {
  const { page, main, notices } = shopper
  await shopper.startSignedIn()
  const [weighed, ...others] = [
    await bestOf(shopper, 'ground beef', /^about .* lb$/),
    await bestOf(shopper, 'whole milk'),
    await bestOf(shopper, 'bananas'),
  ]
  const [milk, bananas] = others as [Product, Product]
  const listId = randomUUID()
  const [first, ...rest] = [weighed!, milk, bananas].map(itemOf)
  const from = [{ ...first, quantity: 2 }, ...rest]
  await send(shopper, 'post', '/api/lists', { id: listId, name: 'Weekend', from })
  await page.goto(`/shopping/${listId}`)
  const rowOf = ({ name }: Product) => main.getByRole('checkbox', { name, exact: true })
  const open = async ({ name }: Product) => {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    return opened(page.getByRole('dialog', { name }))
  }

  await test.step('the weight on the scale makes the price', async () => {
    const dialog = await open(weighed!)
    await dialog.getByLabel('Weight on the scale').fill('abc')
    await dialog.getByRole('button', { name: 'Save weight' }).click()
    await expect(dialog).toContainText('Enter a weight in pounds, like 1.62')
    const expected = Number(/[\d.]+/.exec(weighed!.weightQuantity)?.[0])
    await dialog.getByLabel('Weight on the scale').fill(String(2 * expected * 2))
    const price = `$${((2 * weighed!.priceCents * 2) / 100).toFixed(2)}`
    await expect(dialog).toContainText(`That comes to ${price}.`)
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Save weight' }).click()
    await expect(dialog).toBeHidden()
    await rowOf(weighed!).click()
    await expect(page.getByRole('banner')).toContainText(price)
    const again = await open(weighed!)
    await again.getByLabel('Weight on the scale').fill(String(2 * expected))
    const estimate = `$${((2 * weighed!.priceCents) / 100).toFixed(2)}`
    await expect(again).toContainText(`That comes to ${estimate}.`)
    await page.reload()
    const afterReload = await open(weighed!)
    await expect(afterReload).toContainText(`That comes to ${estimate}.`)
    await afterReload.getByRole('button', { name: 'Use the store’s price' }).click()
    await expect(page.getByRole('banner')).not.toContainText(price)
  })

  await test.step('text grows for a list at arm’s length', async () => {
    await page.getByRole('button', { name: 'Text size' }).click()
    const display = await opened(page.getByRole('dialog', { name: 'Display' }))
    await display.getByRole('radio', { name: 'Larger' }).check()
    await display.getByRole('button', { name: 'Close' }).click()
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
    await expect.poll(excess).toBe(0)
  })

  await test.step('a budget counts what is ticked', async () => {
    await page.getByRole('button', { name: 'Set budget' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Budget for this trip' }))
    await dialog.getByLabel('Budget').fill('1')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(page.getByRole('button', { name: /over \$1\.00/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /over \$1\.00/ })).toBeVisible()
    await isAccessible(page)
  })

  await test.step('what is not there stays on the list, to be bought elsewhere', async () => {
    if (shopper.isPhone) await swipeLeft(shopper, milk.name)
    else await open(milk)
    const dialog = await opened(page.getByRole('dialog', { name: milk.name }))
    await dialog.getByRole('button', { name: 'Buy elsewhere' }).click()
    await expect(notices).toContainText('Kept on your list to buy elsewhere')
    const tickOf = page.getByRole('checkbox', { name: milk.name, exact: true })
    const row = main.getByRole('listitem').filter({ has: tickOf })
    await expect(row).toContainText('Buy elsewhere')
    await expect(rowOf(milk)).not.toBeChecked()
  })

  await test.step('the trip ends without a question once all else is ticked', async () => {
    await rowOf(bananas).click()
    await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
    await expect(page).toHaveURL(/post-trip-summary/)
    await expect(main).toContainText('2 of 3')
    // An Undo of the trip would be longer on screen.
    await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 1000 })
  })
})

async function bestOf({ page }: Shopper, query: string, size = /./): Promise<Product> {
  const answer = await page.request.post('/1/indexes/*/queries', {
    data: { requests: [{ indexName: searchIndexName, query, hitsPerPage: 50 }] },
  })
  const { results } = await answer.json()
  for (const hit of results[0].hits) {
    const product = productFromHit(hit)
    if (product && size.test(product.weightQuantity)) return product
  }
  throw new Error(`The store has no ${query} of that size`)
}

/** A touch gesture, which Playwright has no method for. */
async function swipeLeft({ page, main }: Shopper, name: string) {
  const row = main.getByRole('checkbox', { name, exact: true })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  const touch = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const at = (x: number) => [{ x, y }]
  const startX = box.x + box.width * 0.6
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(startX) })
  for (let moved = 10; moved <= 110; moved += 10) {
    const touchPoints = at(startX - moved)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
