import { randomUUID } from 'node:crypto'
import { addDays } from '@aisleway/core/days'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import {
  type Change,
  type ListOperation,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { maxPlanDays } from '@aisleway/core/plan/plan-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let time = Date.now()
let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([], { now: () => new Date(time) })
})
afterAll(() => shop.close())

/** A shopper with a list of one item, and functions that change and read it. */
async function listOf(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  const id = await saveList(browser, 'Weekend', [{}])
  const items = async () => listItems(listState((await browser.get(`/api/lists/${id}`)).body.state))
  const send = (...operations: ListOperation[]) =>
    browser.post(`/api/lists/${id}/operations`, { operations, since: 0 })
  const [first] = await items()
  const change = (given: Change, ms = time) => send(operation(first!.id, given, ms))
  return { items, send, change, itemId: first!.id }
}

const tick = (isChecked: boolean): Change => ({ kind: 'check', isChecked, by: '' })

describe('an operation', () => {
  it('brings no picture of the sender’s choice onto a list', async () => {
    const { items, send } = await listOf('picture@example.com')
    const imageUrl = 'https://tracker.test/pixel.png'
    await send(operation(randomUUID(), { kind: 'add', item: listItem({ imageUrl }) }))
    expect((await items()).map(item => item.imageUrl)).toEqual(['', ''])
  })

  it('names its item by an id, not by what every object has', async () => {
    const { items, send } = await listOf('proto@example.com')
    for (const itemId of ['__proto__', 'constructor', 'hasOwnProperty']) {
      const answer = await send(operation(itemId, { kind: 'add', item: listItem({}) }))
      expect(answer.status).toBe(400)
    }
    expect(await items()).toHaveLength(1)
  })

  it('may move a plan hundreds of times, and other devices still get what they missed', async () => {
    const { send } = await listOf('moved@example.com')
    const moved = (weeks: number) =>
      operation('plan-settings', {
        kind: 'planSettings',
        settings: aPlanSettings({
          firstDay: addDays('2026-11-23', 60 * weeks),
          days: maxPlanDays,
          mealTypes: [...mealTypes],
          daysBetweenRepeats: maxPlanDays,
        }),
      })
    const moves = Array.from({ length: 600 }, (_, i) => moved(i))
    await send(...moves.slice(0, 300))
    const { status, body } = await send(...moves.slice(300))
    expect([status, body.operations.length]).toEqual([200, 601])
  })

  it('with a counter at its end is refused, and nobody else’s next one is', async () => {
    const { items, send, change, itemId } = await listOf('counter@example.com')
    const at = writeStamp(time + 59_000, 0xffffff, 'attacker')
    const poisoned = { ...operation(itemId, tick(true)), at }
    expect((await send(poisoned)).status).toBe(400)
    expect((await change(tick(true))).status).toBe(200)
    expect((await items())[0]?.isChecked).toBe(true)
  })

  it('still counts after the server’s clock was set back by two hours', async () => {
    const { items, change } = await listOf('back@example.com')
    await change(tick(true), time + 1)
    time -= 2 * 3_600_000
    await change(tick(false), time + 2 * 3_600_000 + 2)
    time += 2 * 3_600_000
    expect((await items())[0]?.isChecked).toBe(false)
  })

  it('on a plan goes to that part of it, and no item to a plan', async () => {
    const { items, send, itemId } = await listOf('plan-parts@example.com')
    const slot = '2026-11-23-dinner'
    const out = { kind: 'slot', slot: { kind: 'out' } } as const
    const settings = aPlanSettings({})
    const wrong = [
      operation(itemId, out),
      operation('plan-settings', out),
      operation(`plan-${slot}`, { kind: 'planSettings', settings }),
      operation('plan-2026-11-31-dinner', out),
      operation('plan-2026-11-23-brunch', out),
      operation(`plan-${slot}`, { kind: 'add', item: listItem({}) }),
      operation('plan-settings', { kind: 'remove' }),
      operation('plan-settings', { kind: 'planSettings', settings: { ...settings, days: 15 } }),
      operation(`plan-${slot}`, { kind: 'eaters', eaters: { people: [], guests: -1 } }),
      operation(`plan-${slot}`, {
        kind: 'slot',
        slot: { kind: 'leftovers', of: 'constructor-dinner' },
      }),
    ]
    for (const one of wrong) expect((await send(one)).status, JSON.stringify(one)).toBe(400)
    expect((await send(operation(`plan-${slot}`, out))).status).toBe(200)
    expect(await items()).toHaveLength(1)
  })

  it('fits into a message with those of a whole list, whatever the alphabet', async () => {
    const { send, items } = await listOf('letters@example.com')
    const item = listItem({ name: '苹'.repeat(120), note: '熟'.repeat(200) })
    const many = Array.from({ length: 499 }, () => operation(randomUUID(), { kind: 'add', item }))
    expect((await send(...many)).status).toBe(200)
    expect(await items()).toHaveLength(500)
  })

  it('is one of at most 500 in a message', async () => {
    const { send, itemId } = await listOf('many@example.com')
    const many = Array.from({ length: 501 }, () => operation(itemId, { kind: 'more', by: 1 }))
    expect((await send(...many)).status).toBe(400)
    expect((await send(...many.slice(1))).status).toBe(200)
  })
})
