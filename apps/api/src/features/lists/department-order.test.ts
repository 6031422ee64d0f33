import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([])
})
afterAll(() => shop.close())

const path = '/api/department-order'

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return { ...browser, email }
}

it('an account’s order of the departments is its own, and goes back to the store’s', async () => {
  const mara = await shopper('order@example.com')
  const theo = await shopper('order-other@example.com')
  expect((await mara.get(path)).body).toEqual({ departments: [] })
  for (const departments of [['Pet', 'Bakery', 'Other'], ['Bakery'], []]) {
    expect((await mara.put(path, { departments })).status).toBe(200)
    expect((await mara.get(path)).body).toEqual({ departments })
    expect((await theo.get(path)).body).toEqual({ departments: [] })
  }
})

it('takes departments of the store, each once', async () => {
  const mara = await shopper('order-wrong@example.com')
  for (const departments of [['Bakery', 'Bakery'], ['Toys'], 'Bakery']) {
    expect((await mara.put(path, { departments })).status).toBe(400)
  }
})

it('the split of the store follows the order of whoever splits it', async () => {
  const mara = await shopper('split-order@example.com')
  const theo = await shopper('split-order-other@example.com')
  const listId = await saveList(mara, 'Weekend', [
    { name: 'Kale', department: 'Produce' },
    { name: 'Rye', department: 'Bakery' },
  ])
  await shareList(mara, listId, theo)
  const { people } = (await mara.get(`/api/lists/${listId}/people`)).body
  const withUserId = people[1].userId
  const split = async () =>
    (await mara.put(`/api/lists/${listId}/split`, { withUserId })).body.split[0].departments
  expect(await split()).toEqual(['Produce'])
  await mara.put(path, { departments: ['Bakery'] })
  expect(await split()).toEqual(['Bakery'])
})
