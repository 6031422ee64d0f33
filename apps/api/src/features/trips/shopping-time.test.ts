import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openTestApp } from '../../testing/test-app.ts'

let present = new Date()
const later = (minutes: number) => {
  present = new Date(present.getTime() + minutes * 60_000)
}

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: NamedShopper
let theo: NamedShopper
let listId: string

beforeAll(async () => {
  shop = await openTestApp([], { now: () => present })
  mara = await namedShopper(shop, 'Mara')
  theo = await namedShopper(shop, 'Theo')
})
afterAll(() => shop.close())

beforeEach(async () => {
  listId = await saveList(mara, 'Weekend', [{ name: 'Apples' }, { name: 'Rye' }, { name: 'Peas' }])
  await shareList(mara, listId, theo)
})

const step = (browser: NamedShopper, name: 'start' | 'pause' | 'again') =>
  browser.post(`/api/lists/${listId}/${name}`)

/** Sends a tick from a phone whose clock may be wrong, or that sends late. */
async function ticks(browser: NamedShopper, name: string, ms = present.getTime()) {
  const { state } = (await browser.get(`/api/lists/${listId}`)).body
  const { id } = listItems(listState(state)).find(item => item.name === name)!
  const operations = [operation(id, { kind: 'check', isChecked: true, by: '' }, ms)]
  await browser.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
}

/** Completes the trip and returns its minutes. */
async function completes(browser: NamedShopper, completedAt?: Date) {
  const tripId = randomUUID()
  await browser.post(`/api/lists/${listId}/trip`, { tripId, completedAt, operations: [] })
  return (await browser.get(`/api/trips/${tripId}`)).body.durationSeconds / 60
}

describe('the time of a trip', () => {
  it('runs from the first tick of anybody, not from the opening of the list', async () => {
    await step(mara, 'start')
    later(12 * 60)
    await ticks(theo, 'Apples')
    later(20)
    await ticks(mara, 'Rye')
    later(5)
    expect(await completes(mara)).toBe(25)
  })

  it('leaves out a night, and going on with the list before the next tick', async () => {
    await step(mara, 'start')
    await ticks(mara, 'Apples')
    later(10)
    await step(theo, 'pause')
    later(9 * 60)
    await step(mara, 'start')
    later(60)
    await ticks(mara, 'Rye')
    later(3)
    expect(await completes(mara)).toBe(13)
  })

  it('is paused also where the clock of the phone that ticked is ahead', async () => {
    await step(mara, 'start')
    await ticks(mara, 'Apples', present.getTime() + 50_000)
    await step(mara, 'pause')
    later(9 * 60)
    expect(await completes(mara)).toBe(0)
  })

  it('is none without a tick', async () => {
    await step(mara, 'start')
    later(60)
    expect(await completes(mara)).toBe(0)
  })

  it('ends when the phone completed it, however late it tells', async () => {
    await step(mara, 'start')
    await ticks(mara, 'Apples')
    later(30)
    const completedAt = present
    later(24 * 60)
    expect(await completes(mara, completedAt)).toBe(30)
  })

  it('does not end in the future, whatever the phone says', async () => {
    await step(mara, 'start')
    await ticks(mara, 'Apples')
    later(30)
    expect(await completes(mara, new Date(present.getTime() + 3_600_000))).toBe(30)
  })

  it('begins anew with the next trip, with nothing of the last one’s pauses', async () => {
    await step(mara, 'start')
    await ticks(mara, 'Apples')
    await step(mara, 'pause')
    later(30)
    await completes(mara)
    await step(mara, 'again')
    expect((await step(mara, 'start')).body.pauses).toEqual([])
    later(30)
    await ticks(mara, 'Apples')
    later(4)
    expect(await completes(mara)).toBe(4)
  })
})

it('a list that was paused before pauses were written down counts as paused at its last tick', async () => {
  await step(mara, 'start')
  await ticks(mara, 'Apples')
  later(10)
  await ticks(mara, 'Rye')
  later(10)
  await step(mara, 'pause')
  const { queries } = shop.database
  await queries.execute(sql`UPDATE saved_lists SET pauses = '[]' WHERE id = ${listId}`)
  const file = new URL('../../../migrations/0007_trip_pauses.sql', import.meta.url)
  const [, update = ''] = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  await queries.execute(sql.raw(update))
  later(9 * 60)
  expect(await completes(mara)).toBe(10)
})
