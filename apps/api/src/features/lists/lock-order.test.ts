import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lockUser } from '../../auth/lock-user.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { personalTables } from '../../personal-tables.ts'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openTestApp, productRow } from '../../testing/test-app.ts'
import { eraseData } from '../account/data/data-store.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk' })])
})
afterAll(() => shop.close())

/** Starts these requests in order, each once the one before it waits for a lock, and then lets go of the user. */
async function oneAfterTheOther(userId: string, requests: readonly (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  await shop.database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    for (const request of requests) {
      begun.push(request())
      while ((await countWaiting()) < begun.length) await setTimeout(10)
    }
  })
  return Promise.all(begun)
}

async function countWaiting(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.database.queries,
    sql`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}

async function listWithCart(browser: NamedShopper) {
  const listId = await saveList(browser, 'Weekend', [{ productId: 'milk', quantity: 2 }])
  await browser.put('/api/cart/items/milk', { quantity: 3 })
  const update = () =>
    browser.put(`/api/lists/${listId}/items`, {
      operations: [operation(randomUUID(), { kind: 'add', item: listItem({ name: 'Cake' }) })],
      cart: [{ productId: 'milk', quantity: 3 }],
    })
  return { listId, update }
}

// Every transaction locks lists before the user, since two transactions that lock them in different orders can deadlock.
// The embedded database runs one transaction at a time.
describe.runIf(inject('engine') === 'postgres')('a list that is updated from the cart', () => {
  it('can be loaded into the cart at the same time', async () => {
    const mara = await namedShopper(shop, 'Mara')
    const { listId, update } = await listWithCart(mara)
    const load = () => mara.post(`/api/lists/${listId}/cart`)

    const answers = await oneAfterTheOther(mara.id, [load, update])

    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
  })

  it('can be erased with its owner’s account at the same time', async () => {
    const ida = await namedShopper(shop, 'Ida')
    const { update } = await listWithCart(ida)
    const erase = () => eraseData(shop.database, personalTables, ida.id, new Date())

    const [, answer] = await oneAfterTheOther(ida.id, [erase, update])

    expect(answer).toMatchObject({ status: 404 })
  })
})
