import { randomUUID } from 'node:crypto'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import type { Trip } from '@aisleway/core/trips/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openTestApp, productRow } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>

let mara: NamedShopper
let theo: NamedShopper
let kim: NamedShopper

beforeAll(async () => {
  shop = await openTestApp([
    productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 }),
    productRow({ id: 'bread', name: 'Rye Bread', priceCents: 449 }),
  ])
  mara = await namedShopper(shop, 'Mara')
  theo = await namedShopper(shop, 'Theo')
  kim = await namedShopper(shop, 'Kim')
})
afterAll(() => shop.close())

const products = [{ productId: 'milk' }, { productId: 'bread' }]

async function tick(browser: NamedShopper, listId: string, name: string, isChecked = true) {
  const items = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
  const { id } = items.find(item => item.name === name)!
  const operations = [operation(id, { kind: 'check', isChecked, by: '' })]
  return browser.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
}
async function complete(browser: NamedShopper, listId: string): Promise<string> {
  const body = { tripId: randomUUID(), operations: [] }
  return (await browser.post(`/api/lists/${listId}/trip`, body)).body.tripId
}
const tripOf = async (browser: NamedShopper, tripId: string) =>
  (await browser.get(`/api/trips/${tripId}`)).body
const tripsOf = async (browser: NamedShopper): Promise<Trip[]> =>
  (await browser.get('/api/trips')).body.trips

describe('a trip that several shopped', () => {
  let listId: string
  let tripId: string
  beforeAll(async () => {
    listId = await saveList(mara, 'Weekend', products)
    await shareList(mara, listId, theo)
    await shareList(mara, listId, kim)
    await mara.post(`/api/lists/${listId}/start`)
    await tick(mara, listId, 'Whole Milk')
    await tick(kim, listId, 'Rye Bread')
    await tick(kim, listId, 'Rye Bread', false)
    await tick(theo, listId, 'Rye Bread')
    tripId = await complete(mara, listId)
  })

  it('belongs to whoever completed it; others who ticked see it as shopped with them', async () => {
    const own = await tripOf(mara, tripId)
    expect(own).toMatchObject({ isOwn: true, with: null, checkedItemsCount: 2, totalCents: 848 })
    const theirs = { ...own, isOwn: false, with: 'Mara' }
    expect(await tripOf(theo, tripId)).toEqual(theirs)
    expect(await tripsOf(theo)).toEqual([theirs])
    expect((await theo.get('/api/trips')).body).toMatchObject({ total: 1, pageCount: 1 })
  })

  it('is not seen by who ticked nothing that stayed ticked', async () => {
    expect((await tripOf(kim, tripId)).code).toBe('TRIP_NOT_FOUND')
    expect(await tripsOf(kim)).toEqual([])
  })

  it('is rated by its owner, whose rating is their own', async () => {
    const rate = (browser: NamedShopper, rating: number) =>
      browser.put(`/api/trips/${tripId}/feedback`, { rating })
    expect((await rate(theo, 1)).body.code).toBe('FORBIDDEN')
    expect((await rate(mara, 5)).body.feedback).toEqual({ rating: 5, comment: '' })
    expect((await tripOf(theo, tripId)).feedback).toBeNull()
  })

  it('counts in the spending of its owner only', async () => {
    const spent = async (browser: NamedShopper) => (await browser.get('/api/trips/history')).body
    expect(JSON.stringify(await spent(mara))).toContain('848')
    expect(JSON.stringify(await spent(theo))).not.toContain('848')
  })

  it('is the same trip when two complete it at once', async () => {
    await theo.post(`/api/lists/${listId}/again`)
    await tick(mara, listId, 'Whole Milk')
    await tick(theo, listId, 'Rye Bread')
    const [first, second] = await Promise.all([complete(mara, listId), complete(theo, listId)])
    expect(first).toBe(second)
    const [seen, other] = [await tripOf(mara, first), await tripOf(theo, first)]
    expect([seen.isOwn, other.isOwn].toSorted()).toEqual([false, true])
    expect((await theo.get(`/api/lists/${listId}`)).body.status).toBe('completed')
  })

  it('stays with its companion who leaves the list, and with nobody who left before', async () => {
    await mara.post(`/api/lists/${listId}/again`)
    await tick(theo, listId, 'Rye Bread')
    await tick(kim, listId, 'Whole Milk')
    await kim.post(`/api/lists/${listId}/leave`)
    const last = await complete(mara, listId)
    expect((await tripOf(kim, last)).code).toBe('TRIP_NOT_FOUND')
    await theo.post(`/api/lists/${listId}/leave`)
    expect(await tripOf(theo, last)).toMatchObject({ isOwn: false, with: 'Mara' })
  })
})
