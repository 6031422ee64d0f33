import { maxNoteLength } from '@aisleway/core/product/note'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { productNotes } from './tables.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk' }), productRow({ id: 'eggs' })])
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return {
    ...browser,
    write: (id: string, text: string) => browser.put('/api/products/note', { id, text }),
    note: async (id: string) => (await browser.post('/api/products/note', { id })).body.text,
  }
}

it('a note is its writer’s alone, and takes the place of the earlier one', async () => {
  const [mara, noor] = [await shopper('mara@example.com'), await shopper('noor@example.com')]
  await mara.write('milk', 'The one with the blue cap')
  await mara.write('milk', '  Only the glass bottle ')
  await noor.write('eggs', 'Brown')
  expect(await mara.note('milk')).toBe('Only the glass bottle')
  expect(await mara.note('eggs')).toBe('')
  expect(await noor.note('milk')).toBe('')
})

it('an empty text removes it and leaves the others alone', async () => {
  const ida = await shopper('ida@example.com')
  await ida.write('milk', 'Blue')
  await ida.write('eggs', 'Brown')
  const before = await shop.database.queries.$count(productNotes)
  await ida.write('milk', '  ')
  expect(await shop.database.queries.$count(productNotes)).toBe(before - 1)
  expect(await ida.note('milk')).toBe('')
  expect(await ida.note('eggs')).toBe('Brown')
})

it('a note that is too long, or about no product, is refused, and nothing is kept', async () => {
  const theo = await shopper('theo@example.com')
  const before = await shop.database.queries.$count(productNotes)
  expect((await theo.write('milk', 'x'.repeat(maxNoteLength + 1))).status).toBe(400)
  expect(await theo.write('nothing', 'Blue')).toMatchObject({ status: 404 })
  expect(await shop.database.queries.$count(productNotes)).toBe(before)
  expect((await theo.write('milk', 'x'.repeat(maxNoteLength))).status).toBe(200)
})

it('notes are in the download, and go with the account', async () => {
  const rosa = await shopper('rosa@example.com')
  const before = await shop.database.queries.$count(productNotes)
  await rosa.write('milk', 'For the pudding')
  const { body } = await rosa.get('/api/account/data')
  expect(body.product_notes).toMatchObject([{ productId: 'milk', text: 'For the pudding' }])
  await rosa.post('/api/account/deletion', { password: 'sesame seeds' })
  expect(await shop.database.queries.$count(productNotes)).toBe(before)
})
