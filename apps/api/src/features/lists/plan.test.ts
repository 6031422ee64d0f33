import { randomUUID } from 'node:crypto'
import {
  applyOperations,
  type ItemChange,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { plannedItemId } from '@aisleway/core/plan/plan-ids'
import { planOf } from '@aisleway/core/plan/plan-of'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })], {
    now: () => new Date('2026-11-22T12:00Z'),
  })
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  const stateOf = async (id: string) =>
    listState((await browser.get(`/api/lists/${id}`)).body.state)
  const change = (id: string, ...changes: ItemChange[]) =>
    browser.post(`/api/lists/${id}/operations`, {
      operations: changes.map(({ itemId, ...change }) => operation(itemId, change)),
      since: 0,
    })
  return {
    ...browser,
    change,
    planOf: async (id: string) => planOf(await stateOf(id)),
    itemsOf: async (id: string) => listItems(await stateOf(id)),
    /** Creates a plan with chili on Monday and its leftovers on Tuesday. */
    async planWeek(): Promise<string> {
      const id = randomUUID()
      await browser.post('/api/lists', { id, name: 'Week of November 23', isPlan: true, from: [] })
      await change(id, ...week)
      return id
    },
  }
}

const settings = aPlanSettings({})
const monday = 'plan-2026-11-23-dinner'
const chili = { kind: 'meal', slug: 'chili', isLocked: true } as const
const week: ItemChange[] = [
  { itemId: 'plan-settings', kind: 'planSettings', settings },
  { itemId: monday, kind: 'slot', slot: chili },
  { itemId: monday, kind: 'eaters', eaters: { people: ['mara'], guests: 1 } },
  {
    itemId: 'plan-2026-11-24-dinner',
    kind: 'slot',
    slot: { kind: 'leftovers', of: '2026-11-23-dinner' },
  },
]

describe('a plan', () => {
  it('is a list that says so, and is found among the plans', async () => {
    const mara = await shopper('plan@example.com')
    const id = await mara.planWeek()
    const other = { id: randomUUID(), name: 'Party', from: [] }
    expect((await mara.post('/api/lists', other)).status).toBe(200)
    expect((await mara.get(`/api/lists/${id}`)).body).toMatchObject({ isPlan: true })
    expect((await mara.get(`/api/lists/${other.id}`)).body).toMatchObject({ isPlan: false })
    const { lists, total } = (await mara.get('/api/lists?kind=plan')).body
    expect(total).toBe(1)
    expect(lists).toMatchObject([{ id, isPlan: true, itemsCount: 0, totalCents: 0 }])
    expect((await mara.get('/api/lists')).body.total).toBe(2)
  })

  it('is changed by those who may edit the list, and seen by viewers', async () => {
    const [mara, ben, vera, otto] = await Promise.all(
      ['mara', 'ben', 'vera', 'otto'].map(name => shopper(`${name}-plan@example.com`)),
    )
    const id = await mara!.planWeek()
    await shareList(mara!, id, ben!, 'edit')
    await shareList(mara!, id, vera!, 'view')
    const out: ItemChange = { itemId: monday, kind: 'slot', slot: { kind: 'out' } }
    expect((await vera!.change(id, out)).body.code).toBe('FORBIDDEN')
    expect((await otto!.change(id, out)).body.code).toBe('LIST_NOT_FOUND')
    expect((await vera!.planOf(id))?.slots.get('2026-11-23-dinner')).toEqual(chili)
    expect((await ben!.change(id, out)).status).toBe(200)
    expect((await vera!.planOf(id))?.slots.get('2026-11-23-dinner')).toEqual({ kind: 'out' })
    expect((await ben!.get('/api/lists?kind=plan')).body.lists).toMatchObject([{ id }])
    expect((await otto!.get('/api/lists?kind=plan')).body.lists).toEqual([])
  })

  it('comes along with a copy of its list, on the same weekdays of the next week', async () => {
    const mara = await shopper('plan-copy@example.com')
    const id = await mara.planWeek()
    const milk = {
      productId: 'milk',
      name: 'Whole Milk',
      imageUrl: '',
      weightQuantity: '',
      department: 'Dairy & Eggs',
      diets: [],
      quantity: 2,
      priceCents: 399,
      originalPriceCents: null,
      origin: 'list',
      addedBy: '',
    } as const
    const planned = plannedItemId('milk')
    await mara.change(id, { itemId: planned, kind: 'add', item: { ...milk, diets: [] } })
    await mara.put(`/api/lists/${id}/template`, { isTemplate: true })
    const copy = randomUUID()
    await mara.post(`/api/lists/${id}/copy`, { id: copy, name: 'Next week' })
    expect((await mara.get(`/api/lists/${copy}`)).body).toMatchObject({
      isPlan: true,
      isTemplate: false,
    })
    expect(await mara.planOf(copy)).toEqual({
      settings: { ...settings, firstDay: '2026-11-30' },
      slots: new Map<string, unknown>([
        ['2026-11-30-dinner', chili],
        ['2026-12-01-dinner', { kind: 'leftovers', of: '2026-11-30-dinner' }],
      ]),
      eaters: new Map([['2026-11-30-dinner', { people: ['mara'], guests: 1 }]]),
      around: new Map(),
    })
    expect(await mara.itemsOf(copy)).toMatchObject([{ id: planned, quantity: 2 }])
    expect((await mara.planOf(id))?.settings.firstDay).toBe('2026-11-23')
  })

  it('is copied to the week after the day on which a device without a network copied it', async () => {
    const mara = await shopper('plan-copy-offline@example.com')
    const id = await mara.planWeek()
    const old = { ...settings, firstDay: '2026-10-26' }
    await mara.change(id, { itemId: 'plan-settings', kind: 'planSettings', settings: old })
    const firstDayOf = async (copiedAt?: string) => {
      const copy = randomUUID()
      await mara.post(`/api/lists/${id}/copy`, { id: copy, name: 'Copy', copiedAt })
      return (await mara.planOf(copy))?.settings.firstDay
    }
    expect(await firstDayOf('2026-11-09T23:00:00.000Z')).toBe('2026-11-09')
    expect(await firstDayOf('2026-11-10T12:00:00.000Z')).toBe('2026-11-16')
    expect(await firstDayOf('2026-12-24T12:00:00.000Z')).toBe(await firstDayOf())
  })

  it('stays behind when its list is merged with another one', async () => {
    const mara = await shopper('plan-merge@example.com')
    const id = await mara.planWeek()
    const other = randomUUID()
    await mara.post('/api/lists', { id: other, name: 'Party', from: [] })
    expect((await mara.post(`/api/lists/${other}/merge`, { from: id })).status).toBe(200)
    expect(await mara.planOf(other)).toBeNull()
    expect((await mara.get(`/api/lists/${other}`)).body).toMatchObject({ isPlan: false })
    await mara.post(`/api/lists/${id}/restore`)
    expect((await mara.planOf(id))?.slots.size).toBe(2)
  })

  it('stays as it is when its list is shopped again', async () => {
    const mara = await shopper('plan-again@example.com')
    const id = await mara.planWeek()
    await mara.post(`/api/lists/${id}/start`)
    await mara.post(`/api/lists/${id}/trip`, { tripId: randomUUID(), operations: [] })
    await mara.post(`/api/lists/${id}/again`)
    expect((await mara.planOf(id))?.slots.size).toBe(2)
  })

  it('is read without the meals of past weeks, which are there again when it goes back to them', async () => {
    const mara = await shopper('plan-past@example.com')
    const id = await mara.planWeek()
    const read = async () => (await mara.get(`/api/lists/${id}`)).body
    const goTo = (firstDay: string, since: number) => {
      const moved = operation('plan-settings', {
        kind: 'planSettings',
        settings: { ...settings, firstDay },
      })
      return mara.post(`/api/lists/${id}/operations`, { operations: [moved], since })
    }
    const last = ['plan-2026-12-27-dinner', 'plan-2026-12-28-dinner']
    await mara.change(id, ...last.map(itemId => ({ itemId, kind: 'slot', slot: chili }) as const))
    await goTo('2027-02-01', 0)
    const { state, sequence } = await read()
    expect(Object.keys(state).sort()).toEqual(['plan-2026-12-28-dinner', 'plan-settings'])

    const { operations } = (await goTo(settings.firstDay, sequence)).body
    const device = planOf(applyOperations(listState(state), operations))
    expect(device).toEqual(await mara.planOf(id))
    expect(device?.slots.size).toBe(2)
    expect(device?.eaters.size).toBe(1)
  })

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
    'is read whatever its first day: %s',
    async firstDay => {
      const mara = await shopper(`plan-of-${firstDay}@example.com`)
      const id = await mara.planWeek()
      const change = { kind: 'planSettings', settings: { ...settings, firstDay } } as const
      await mara.change(id, { itemId: 'plan-settings', ...change })
      expect((await mara.planOf(id))?.settings).toEqual(change.settings)
    },
  )

  it('is in the download of its owner', async () => {
    const mara = await shopper('plan-download@example.com')
    await mara.planWeek()
    const { list_items: rows } = (await mara.get('/api/account/data')).body
    expect(rows).toContainEqual(expect.objectContaining({ planSettings: settings }))
    expect(rows).toContainEqual(expect.objectContaining({ id: monday, plannedMeal: chili }))
  })
})
