import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { writeManyLists } from '../../testing/shoppers/write-many-lists.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { listOperations } from '../lists/tables.ts'

const [lists, itemsPerList] = [40, 60]

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(
    Array.from({ length: itemsPerList }, (_, i) => productRow({ id: `product-${i}` })),
  )
  mara = openBrowser(shop.app)
  await mara.signUp('mara@example.com')
  const { id } = (await mara.get('/api/session')).body.user
  await writeManyLists(shop.database, id, { lists, itemsPerList })
  const listId = await saveList(mara, 'Long', [])
  await shop.database.queries.insert(listOperations).values(
    Array.from({ length: 1300 }, (_, i) => ({
      listId,
      sequence: i + 1,
      operationId: `operation-${i}`,
      operation: { id: `operation-${i}`, at: '', itemId: 'item', kind: 'more' as const, by: 1 },
      userId: id,
    })),
  )
})
afterAll(() => shop.close())

const download = () => {
  const cookie = [...mara.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.app.request('http://shop.test/api/account/data', { headers: { cookie } })
}

describe('the download of everything', () => {
  it('comes in pieces, and holds each row of a large account once', async () => {
    const response = await download()
    expect(response.headers.get('content-type')).toBe('application/json')
    const pieces: Uint8Array[] = []
    for await (const piece of response.body!) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(20)
    const data = JSON.parse(Buffer.concat(pieces).toString())
    const items = data.list_items as { listId: string; name: string }[]
    expect(items).toHaveLength(lists * itemsPerList)
    expect(new Set(items.map(({ listId, name }) => `${listId} ${name}`)).size).toBe(items.length)
    expect(data.saved_lists).toHaveLength(lists + 1)
    expect(
      data.list_operations.map((row: { operation: { id: string } }) => row.operation.id),
    ).toEqual(Array.from({ length: 1300 }, (_, i) => `operation-${i}`))
    expect(data.users).toMatchObject([{ email: 'mara@example.com' }])
  })

  it('runs once at a time for each account: another one meanwhile has to wait', async () => {
    const first = await download()
    const second = await mara.get('/api/account/data')
    expect([second.status, second.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(second.headers.get('retry-after')).toBe('10')
    const ben = openBrowser(shop.app)
    await ben.signUp('ben@example.com')
    expect((await ben.get('/api/account/data')).status).toBe(200)

    await first.text()
    expect((await mara.get('/api/account/data')).status).toBe(200)
  })

  it('that is given up makes way for the next one', async () => {
    await (await download()).body!.cancel()
    expect((await mara.get('/api/account/data')).status).toBe(200)
  })
})
