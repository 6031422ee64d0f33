import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer, temporaryFolder } from '../../../bench/support/server.ts'
import { expect, Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'

// As a chain exports it: only the columns that the documents name, and with gaps.
const file = `objectID,product_name,current_price,original_price,weight_quantity,department,image_url
71,"Brook Farm Whole Milk, 1 gal",3.79,4.29,1 gal,Dairy & Eggs,
72,"Brook Farm Whole Milk, 1 qt",1.59,,1 qt,Dairy & Eggs,
73,Paper Plates,2.49,,,Household,
`

test(
  'a product of an imported catalogue has a page of what its file tells, and no more',
  { tag: '@long' },
  async ({ browser }, info) => {
    test.setTimeout(120_000)
    const dataDir = temporaryFolder()
    const server = await startServer({ dataDir })
    try {
      const token = (await readFile(join(dataDir, 'operator-token'), 'utf8')).trim()
      const context = await browser.newContext({ baseURL: server.address })
      const { page, main } = new Shopper(await context.newPage(), info.project.name === 'phone')
      const find = async (query: string) => {
        const data = { query }
        const answer = await context.request.post('/1/indexes/updated_store/query', { data })
        return answer.json()
      }
      const { objectID: noLongerSold } = (await find('gala apples')).hits[0]
      const imported = await context.request.post('/api/operator/catalogue', {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        data: file,
      })
      expect(imported.ok(), await imported.text()).toBe(true)

      const count = async () => (await find('')).nbHits
      await expect.poll(count, { timeout: 30_000 }).toBe(3)

      await page.goto('/products/71')
      await expect(page).toHaveTitle('Brook Farm Whole Milk · Aisleway')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Brook Farm Whole Milk')
      await expect(main).toContainText('$3.79')
      await expect(main.getByRole('table', { name: 'Amount per serving' })).toBeHidden()
      await isAccessible(page)

      const sizes = main.getByRole('region', { name: 'Other sizes' })
      await sizes.getByRole('link', { name: /1 qt/ }).click()
      await expect(page).toHaveURL('/products/72')
      await expect(main).toContainText('$1.59')

      await page.goto('/products/73')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Paper Plates')
      const prices = main.getByRole('region', { name: 'Price history' })
      await expect(prices).toContainText('$2.49, unchangedTracked since')
      await expect(prices.getByRole('img')).toHaveCount(0)
      await expect(prices.getByRole('radio')).toHaveCount(0)
      await isAccessible(page)

      await page.goto(`/products/${noLongerSold}`)
      await expect(main.getByRole('button', { name: /^No longer sold: / })).toBeDisabled()
      await context.close()
    } finally {
      await server.stop()
    }
  },
)
