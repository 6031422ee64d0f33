import { randomUUID } from 'node:crypto'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { emptyRecipe } from '@aisleway/core/recipes/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, unlimited } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())

const dinner = (day: string, slot: object) =>
  ({ itemId: `plan-${day}-dinner`, kind: 'slot', slot }) as ItemChange

const week: ItemChange[] = [
  { itemId: 'plan-settings', kind: 'planSettings', settings: aPlanSettings({}) },
  dinner('2026-11-23', { kind: 'meal', slug: 'black-bean-soup', isLocked: false }),
  dinner('2026-11-24', { kind: 'leftovers', of: '2026-11-23-dinner' }),
  dinner('2026-11-25', { kind: 'out' }),
]

async function planner(email: string, { app } = shop) {
  const browser = openBrowser(app)
  await browser.signUp(email)
  const id = randomUUID()
  await browser.post('/api/lists', { id, name: 'Our week', isPlan: true, from: [] })
  const change = (...changes: ItemChange[]) =>
    browser.post(`/api/lists/${id}/operations`, {
      operations: changes.map(({ itemId, ...one }) => operation(itemId, one)),
      since: 0,
    })
  await change(...week)
  const makeToken = async () => (await browser.post(`/api/lists/${id}/calendar`)).body.token
  return { browser, id, change, makeToken }
}

const read = (token: string) => shop.app.request(`http://shop.test/api/plan-calendars/${token}.ics`)
const textAt = async (token: string) => (await (await read(token)).text()).replaceAll('\r\n ', '')

describe('the calendar of a plan', () => {
  it('is read by whoever has its address, and follows the plan', async () => {
    const { change, makeToken } = await planner('calendar@example.com')
    const token = await makeToken()
    const answer = await read(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
    const text = await textAt(token)
    expect(text).toContain('X-WR-CALNAME:Our week')
    expect(text).toContain('SUMMARY:black bean soup')
    expect(text).toContain('SUMMARY:↺ black bean soup')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await change(dinner('2026-11-25', { kind: 'meal', slug: 'pancakes', isLocked: true }))
    expect(await textAt(token)).toContain('SUMMARY:pancakes')
  })

  it('has the names of the owner’s own recipes', async () => {
    const { browser, change, makeToken } = await planner('calendar-own@example.com')
    const id = randomUUID()
    await browser.put(`/api/recipes/${id}`, { ...emptyRecipe, name: 'Grandma’s Stew' })
    const token = await makeToken()
    const own = { kind: 'meal', slug: `own_${id}`, isLocked: true }
    await change(dinner('2026-11-25', own))
    expect(await textAt(token)).toContain('SUMMARY:Grandma’s Stew')
    await browser.delete(`/api/recipes/${id}`)
    expect(await textAt(token)).toContain('SUMMARY:Our week')
  })

  it('ends when it is revoked, when there is another one, and with its list', async () => {
    const { browser, id, makeToken } = await planner('calendar-ends@example.com')
    const kept = async () => (await browser.get(`/api/lists/${id}/calendar`)).body.calendar
    expect(await kept()).toBeNull()
    const first = await makeToken()
    const second = await makeToken()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect(await kept()).toEqual({ createdAt: expect.any(String) })
    await browser.delete(`/api/lists/${id}/calendar`)
    expect((await read(second)).status).toBe(404)
    expect(await kept()).toBeNull()
    const third = await makeToken()
    await browser.delete(`/api/lists/${id}`)
    expect((await read(third)).status).toBe(404)
    expect((await read('constructor')).status).toBe(404)
  })

  it('is nobody’s but the owner’s to make, and what is stored does not open it', async () => {
    const { browser, id, makeToken } = await planner('calendar-owner@example.com')
    const guest = openBrowser(shop.app)
    await guest.signUp('calendar-guest@example.com')
    await shareList(browser, id, guest, 'edit')
    expect((await guest.post(`/api/lists/${id}/calendar`)).body.code).toBe('FORBIDDEN')
    const token = await makeToken()
    const { plan_calendars: rows } = (await browser.get('/api/account/data')).body
    expect(rows).toEqual([{ listId: id, createdAt: expect.any(String) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

it('guessing addresses ends soon, and ends no calendar', async () => {
  const lookUpLink = { most: 3, windowSeconds: 60 }
  const strict = await openTestApp([], { limits: { ...unlimited, lookUpLink } })
  const { makeToken } = await planner('calendar-guess@example.com', strict)
  const token = await makeToken()
  const statusOf = async (guess: string) =>
    (await strict.app.request(`http://shop.test/api/plan-calendars/${guess}.ics`)).status
  for (const guess of ['one', 'two', 'three']) expect(await statusOf(guess)).toBe(404)
  expect(await statusOf('four')).toBe(429)
  expect(await statusOf(token)).toBe(200)
  await strict.close()
})

it('an address that was asked for too often is refused before its plan is read', async () => {
  const lookUpLink = { most: 1, windowSeconds: 60 }
  const strict = await openTestApp([], { limits: { ...unlimited, lookUpLink } })
  const { makeToken } = await planner('calendar-often@example.com', strict)
  const path = `http://shop.test/api/plan-calendars/${await makeToken()}.ics`
  expect((await strict.app.request(path)).status).toBe(200)
  await strict.database.queries.execute('ALTER TABLE list_items RENAME TO unreadable')
  expect((await strict.app.request(path)).status).toBe(429)
  await strict.close()
})
