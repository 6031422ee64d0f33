import { randomUUID } from 'node:crypto'
import { contract } from '@aisleway/core/contract'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsOfRoute, namedRoutes, requestLimits } from './limits/request-limits.ts'
import { operation, saveList } from './testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from './testing/test-app.ts'

const few = { most: 3, windowSeconds: 60 }

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([], {
    requestLimits: {
      ...requestLimits,
      download: few,
      computation: few,
      listOperation: few,
      listOperationDay: { most: 6, windowSeconds: 60 * 60 },
    },
  })
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

describe('a shopper who calls too often', () => {
  it('is told when to come back, and nobody else waits', async () => {
    const mara = await shopper('often@example.com')
    const ben = await shopper('seldom@example.com')
    for (let i = 0; i < 3; i++) expect((await mara.get('/api/account/data')).status).toBe(200)
    const refused = await mara.get('/api/account/data')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
    const waitSeconds = Number(refused.headers.get('Retry-After'))
    expect([waitSeconds > 0, waitSeconds <= 20]).toEqual([true, true])
    expect((await ben.get('/api/account/data')).status).toBe(200)
    expect((await mara.get('/api/cart')).status).toBe(200)
  })

  it('has operations on lists counted one by one, and loses none that was refused', async () => {
    const mara = await shopper('operations@example.com')
    const id = await saveList(mara, 'Weekend', [{}])
    const send = (count: number) =>
      mara.post(`/api/lists/${id}/operations`, {
        operations: Array.from({ length: count }, () =>
          operation(randomUUID(), { kind: 'more', by: 1 }),
        ),
        since: 0,
      })
    expect((await send(2)).status).toBe(200)
    const refused = await send(2)
    expect(refused.status).toBe(429)
    expect((await send(1)).body.operations).toHaveLength(4)
  })

  it('has the items of new lists counted as well, and creates nothing that was refused', async () => {
    const mara = await shopper('new-lists@example.com')
    const id = await saveList(mara, 'Weekend', [{}, {}, {}])
    const copy = () => mara.post(`/api/lists/${id}/copy`, { id: randomUUID(), name: 'Copy' })
    expect((await copy()).status).toBe(200)
    expect((await copy()).status).toBe(429)
    const another = { id: randomUUID(), name: 'Another', from: [listItem()] }
    expect((await mara.post('/api/lists', another)).status).toBe(429)
    expect((await mara.get('/api/lists')).body.total).toBe(2)
  })
})

describe('what the server keeps of a shopper', () => {
  it('does not grow without end by trips of the same list', async () => {
    const mara = await shopper('trips@example.com')
    const id = await saveList(mara, 'Weekend', [{}, {}])
    const complete = () =>
      mara.post(`/api/lists/${id}/trip`, { tripId: randomUUID(), operations: [] })
    for (let i = 0; i < 2; i++) {
      expect((await complete()).status).toBe(200)
      await mara.post(`/api/lists/${id}/again`)
    }
    expect((await complete()).status).toBe(429)
    expect((await mara.get('/api/trips')).body.total).toBe(2)
  })

  it('does not grow without end by merging and restoring the same list', async () => {
    const mara = await shopper('merges@example.com')
    const into = await saveList(mara, 'Weekend', [{}])
    const from = await saveList(mara, 'Party', [{ name: 'Foil' }, { name: 'Soap' }])
    const merge = () =>
      mara.post(`/api/lists/${into}/merge`, { from, operations: [], merged: [], quantities: [] })
    expect((await merge()).status).toBe(200)
    await mara.post(`/api/lists/${from}/restore`)
    expect((await merge()).status).toBe(429)
    expect((await mara.get(`/api/lists/${from}`)).status).toBe(200)
  })

  it('does not grow without end by changes of any kind', async () => {
    const patient = await openTestApp([], {
      database: shop.database,
      requestLimits: { ...requestLimits, writeDay: few },
    })
    const mara = openBrowser(patient.app)
    await mara.signUp('changes@example.com')
    const clear = () =>
      mara.send('DELETE', '/api/cart', undefined, { 'idempotency-key': randomUUID() })
    for (let i = 0; i < 3; i++) expect((await clear()).status).toBe(200)
    expect((await clear()).status).toBe(429)
    expect((await mara.get('/api/cart')).status).toBe(200)
  })
})

describe('a search among lists', () => {
  it('counts as a computation, and reading them does not', async () => {
    const mara = await shopper('searching@example.com')
    const search = () => mara.get('/api/lists?search=milk')
    for (let i = 0; i < 3; i++) expect((await search()).status).toBe(200)
    expect((await search()).status).toBe(429)
    expect((await mara.get('/api/lists?search=')).status).toBe(200)
  })
})

describe('the table of limits', () => {
  it('counts every write of a signed-in shopper', () => {
    expect(limitsOfRoute(['cart', 'setQuantity'], 'PUT')).toEqual(['write', 'writeDay'])
    expect(limitsOfRoute(['cart', 'read'], 'GET')).toEqual([])
  })

  it('names routes of the contract only', () => {
    for (const route of Object.keys(namedRoutes)) {
      const [feature = '', name = ''] = route.split('.')
      expect(contract).toHaveProperty([feature, name])
    }
  })
})
