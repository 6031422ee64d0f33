import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import type { ListMerge } from '@aisleway/core/lists/contract'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })])
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  const stateOf = async (id: string) =>
    listState((await browser.get(`/api/lists/${id}`)).body.state)
  const itemsOf = async (id: string) => listItems(await stateOf(id))
  const rowsOf = async (id: string) =>
    (await itemsOf(id)).map(({ name, quantity, note }) => [name, quantity, note])
  const page = async (query = '') => (await browser.get(`/api/lists${query}`)).body
  const write = (id: string, operations: readonly ReturnType<typeof operation>[]) =>
    browser.post(`/api/lists/${id}/operations`, { operations, since: 0 })
  const undoMerge = async (id: string, { changes, before }: ListMerge) => {
    const state = listState(before)
    const undo = undoChanges(changes, listItems(state), state, await stateOf(id))
    await write(
      id,
      undo.map(({ itemId, ...change }) => operation(itemId, change)),
    )
  }
  return { ...browser, itemsOf, rowsOf, page, write, undoMerge }
}

describe('two lists that are merged', () => {
  it('become one with doubles summed and own words united, and the other is gone', async () => {
    const mara = await shopper('merge@example.com')
    const weekend = await saveList(mara, 'Weekend', [{ productId: 'milk', quantity: 2 }])
    const party = await saveList(mara, 'Party', [
      { name: 'Jalapeños', note: 'mild' },
      { name: 'jalapenos ' },
      { productId: 'milk', quantity: 3 },
    ])
    const answer = await mara.post(`/api/lists/${weekend}/merge`, { from: party })
    expect(answer.status).toBe(200)
    expect(await mara.rowsOf(weekend)).toEqual([
      ['Whole Milk', 5, ''],
      ['Jalapeños', 2, 'mild'],
    ])
    expect((await mara.get(`/api/lists/${party}`)).status).toBe(404)

    await mara.undoMerge(weekend, answer.body)
    await mara.post(`/api/lists/${party}/restore`)
    expect(await mara.rowsOf(weekend)).toEqual([['Whole Milk', 2, '']])
    expect(await mara.rowsOf(party)).toHaveLength(3)
  })

  it('lose nothing that another device has put on one of them meanwhile', async () => {
    const mara = await shopper('merge-meanwhile@example.com')
    const weekend = await saveList(mara, 'Weekend', [{ productId: 'milk', quantity: 2 }])
    const party = await saveList(mara, 'Party', [{ productId: 'milk' }, { name: 'Soap' }])
    const [milk] = await mara.itemsOf(weekend)
    const [same] = await mara.itemsOf(party)
    const elsewhere = [operation(same!.id, { kind: 'more', by: 4 })]
    await mara.write(party, elsewhere)
    const answer = await mara.post(`/api/lists/${weekend}/merge`, {
      from: party,
      operations: [operation(milk!.id, { kind: 'more', by: 1 })],
      merged: [same!.id],
      quantities: [1],
    })
    expect(answer.status).toBe(200)
    expect(await mara.rowsOf(weekend)).toEqual([
      ['Whole Milk', 7, ''],
      ['Soap', 1, ''],
    ])
  })

  it('are undone without what somebody else has changed since', async () => {
    const mara = await shopper('merge-undo@example.com')
    const weekend = await saveList(mara, 'Weekend', [
      { productId: 'milk', quantity: 2 },
      { name: 'Salt' },
    ])
    const party = await saveList(mara, 'Party', [
      { productId: 'milk', note: 'for Sam' },
      { name: 'Salt', quantity: 3 },
      { name: 'Soap' },
      { name: 'Plums' },
    ])
    const answer = await mara.post(`/api/lists/${weekend}/merge`, { from: party })
    const [milk, , soap] = await mara.itemsOf(weekend)
    await mara.write(weekend, [
      operation(milk!.id, { kind: 'quantity', quantity: 9 }),
      operation(soap!.id, { kind: 'check', isChecked: true, by: '' }),
    ])
    await mara.undoMerge(weekend, answer.body)
    expect(await mara.rowsOf(weekend)).toEqual([
      ['Whole Milk', 9, ''],
      ['Salt', 1, ''],
      ['Soap', 1, ''],
    ])
  })

  it('are undone without what somebody else has changed after the device did', async () => {
    const mara = await shopper('merge-late@example.com')
    const weekend = await saveList(mara, 'Weekend', [{ productId: 'milk', quantity: 2 }])
    const party = await saveList(mara, 'Party', [{ productId: 'milk' }, { name: 'Soap' }])
    const [milk] = await mara.itemsOf(weekend)
    const offline = [
      operation(milk!.id, { kind: 'more', by: 1 }),
      operation(milk!.id, { kind: 'note', note: 'for Sam' }),
    ]
    const elsewhere = [
      operation(milk!.id, { kind: 'quantity', quantity: 8 }),
      operation(milk!.id, { kind: 'note', note: 'the blue one' }),
    ]
    await mara.write(weekend, elsewhere)
    const [same] = await mara.itemsOf(party)
    const answer = await mara.post(`/api/lists/${weekend}/merge`, {
      from: party,
      operations: offline,
      merged: [same!.id],
      quantities: [1],
    })
    expect(await mara.rowsOf(weekend)).toEqual([
      ['Whole Milk', 8, 'the blue one'],
      ['Soap', 1, ''],
    ])
    await mara.undoMerge(weekend, answer.body)
    expect(await mara.rowsOf(weekend)).toEqual([['Whole Milk', 8, 'the blue one']])
  })

  it('stay as they are when one of them would be too full', async () => {
    const mara = await shopper('merge-full@example.com')
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `Item ${from + i}` }))
    const many = await saveList(mara, 'Many', words(0, 400))
    const more = await saveList(mara, 'More', words(400, 101))
    const answer = await mara.post(`/api/lists/${many}/merge`, { from: more })
    expect(answer.body.code).toBe('LIST_FULL')
    expect(await mara.itemsOf(many)).toHaveLength(400)
    expect(await mara.itemsOf(more)).toHaveLength(101)
  })

  it('are two: a list is not merged with itself, nor with one of somebody else', async () => {
    const mara = await shopper('merge-own@example.com')
    const theo = await shopper('merge-other@example.com')
    const own = await saveList(mara, 'Own', [{}])
    const others = await saveList(theo, 'Others', [{}])
    const merge = (listId: string, from: string) =>
      mara.post(`/api/lists/${listId}/merge`, { from })
    expect((await merge(own, own)).status).toBe(400)
    expect((await merge(own, others)).body.code).toBe('LIST_NOT_FOUND')
    expect((await merge(others, own)).body.code).toBe('LIST_NOT_FOUND')
    expect(await theo.itemsOf(others)).toHaveLength(1)
  })

  it('each into the other at the same time leave one of them', async () => {
    const mara = await shopper('merge-both@example.com')
    const one = await saveList(mara, 'One', [{ name: 'Soap' }])
    const two = await saveList(mara, 'Two', [{ name: 'Salt' }])
    const answers = await Promise.all([
      mara.post(`/api/lists/${one}/merge`, { from: two }),
      mara.post(`/api/lists/${two}/merge`, { from: one }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const { lists } = await mara.page()
    expect(lists).toMatchObject([{ itemsCount: 2 }])
  })
})

describe('a template', () => {
  it('stands apart from the lists and their number, and is found by a search', async () => {
    const mara = await shopper('template@example.com')
    const weekly = await saveList(mara, 'Every week', [{ productId: 'milk' }])
    await saveList(mara, 'Party', [{}])
    const set = (isTemplate: boolean) => mara.put(`/api/lists/${weekly}/template`, { isTemplate })
    expect((await set(true)).body).toMatchObject({ isTemplate: true })
    expect(await mara.page()).toMatchObject({
      lists: [{ name: 'Party' }],
      total: 1,
      templates: [{ name: 'Every week', itemsCount: 1, isTemplate: true }],
    })
    expect((await mara.get('/api/lists/count')).body).toEqual({ lists: 1 })
    expect(await mara.page('?search=week')).toMatchObject({
      lists: [{ name: 'Every week' }],
      templates: [],
    })
    await set(false)
    expect(await mara.page()).toMatchObject({ total: 2, templates: [] })
  })

  it('is shown however many there are, since they have no pages', async () => {
    const mara = await shopper('many-templates@example.com')
    for (let i = 0; i < 30; i++) {
      const id = await saveList(mara, `Template ${i}`, [])
      await mara.put(`/api/lists/${id}/template`, { isTemplate: true })
    }
    expect((await mara.page()).templates).toHaveLength(30)
  })

  it('is copied into a list without ticks and with today’s prices, and stays as it was', async () => {
    const mara = await shopper('template-copy@example.com')
    const weekly = await saveList(mara, 'Every week', [{ productId: 'milk', note: 'the blue one' }])
    await mara.put(`/api/lists/${weekly}/template`, { isTemplate: true })
    const [milk] = await mara.itemsOf(weekly)
    const change = (one: Parameters<typeof operation>[1]) => operation(milk!.id, one)
    const operations = [
      change({ kind: 'check', isChecked: true, by: '' }),
      change({ kind: 'price', priceCents: 1 }),
    ]
    await mara.write(weekly, operations)
    const id = crypto.randomUUID()
    await mara.post(`/api/lists/${weekly}/copy`, { id, name: 'This week' })
    expect(await mara.itemsOf(id)).toMatchObject([
      { name: 'Whole Milk', note: 'the blue one', isChecked: false, priceCents: 399 },
    ])
    const { lists, templates } = await mara.page()
    expect(lists).toMatchObject([{ name: 'This week', isTemplate: false, totalCents: 399 }])
    expect(templates).toMatchObject([{ name: 'Every week', checkedCount: 1 }])
  })

  it('is never shopped itself: it does not start, and no trip of it is recorded', async () => {
    const mara = await shopper('template-trip@example.com')
    const weekly = await saveList(mara, 'Every week', [{ productId: 'milk' }])
    await mara.put(`/api/lists/${weekly}/template`, { isTemplate: true })
    const { status, body } = await mara.post(`/api/lists/${weekly}/start`)
    expect([status, body]).toMatchObject([200, { status: 'saved', startedAt: null }])
    const trip = { tripId: crypto.randomUUID(), operations: [] }
    const refused = await mara.post(`/api/lists/${weekly}/trip`, trip)
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST'])
    expect((await mara.get('/api/trips')).body.total).toBe(0)
  })

  it('that became one during a trip without a network loses nothing that was bought', async () => {
    const mara = await shopper('template-offline@example.com')
    const weekly = await saveList(mara, 'Every week', [{ productId: 'milk' }, {}])
    await mara.put(`/api/lists/${weekly}/template`, { isTemplate: true })
    const [milk] = await mara.itemsOf(weekly)
    const operations = [operation(milk!.id, { kind: 'check', isChecked: true, by: '' })]
    const tripId = crypto.randomUUID()
    const recorded = await mara.post(`/api/lists/${weekly}/trip`, { tripId, operations })
    expect(recorded.status).toBe(200)
    const trip = (await mara.get(`/api/trips/${tripId}`)).body
    expect(trip).toMatchObject({ itemsCount: 2, checkedItemsCount: 1, totalCents: 399 })

    // It still is a template, whose copy has no ticks.
    expect((await mara.page()).templates).toMatchObject([{ name: 'Every week' }])
    const id = crypto.randomUUID()
    await mara.post(`/api/lists/${weekly}/copy`, { id, name: 'This week' })
    expect((await mara.itemsOf(id)).map(({ isChecked }) => isChecked)).toEqual([false, false])
  })

  it('that became one while it was being shopped loses no trip, however often that is sent', async () => {
    const mara = await shopper('template-late@example.com')
    const weekly = await saveList(mara, 'Every week', [{ productId: 'milk' }])
    await mara.post(`/api/lists/${weekly}/start`)
    await mara.put(`/api/lists/${weekly}/template`, { isTemplate: true })
    const trip = { tripId: crypto.randomUUID(), operations: [] }
    for (let sent = 0; sent < 2; sent++) {
      expect((await mara.post(`/api/lists/${weekly}/trip`, trip)).status).toBe(200)
    }
    expect((await mara.get('/api/trips')).body.total).toBe(1)
  })
})
