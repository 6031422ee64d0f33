import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import type { LiveEvent } from '@aisleway/core/live/live-event'
import { presenceEndsSeconds } from '@aisleway/core/sharing/sharing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announce } from '../../realtime/announce.ts'
import { listenLive } from '../../testing/services/listen-live.ts'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openTestApp } from '../../testing/test-app.ts'

let present = new Date()
const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000)
}

let shop: Awaited<ReturnType<typeof openTestApp>>

let mara: NamedShopper
let theo: NamedShopper
let kim: NamedShopper
let listId: string
/** The row of Theo, who may edit; Kim may only view. */
let theosRow: string

beforeAll(async () => {
  shop = await openTestApp([], { now: () => present })
  mara = await namedShopper(shop, 'Mara')
  theo = await namedShopper(shop, 'Theo')
  kim = await namedShopper(shop, 'Kim')
})
afterAll(() => shop.close())

beforeEach(async () => {
  listId = await saveList(mara, 'Weekend', [
    { name: 'Apples', department: 'Produce' },
    { name: 'Kale', department: 'Produce' },
    { name: 'Rye', department: 'Bakery' },
    { name: 'Peas', department: 'Frozen' },
  ])
  theosRow = await shareList(mara, listId, theo)
  later(1)
  await shareList(mara, listId, kim, 'view')
})

const path = (rest: string) => `/api/lists/${listId}${rest}`
const cardOf = async (browser: NamedShopper) =>
  (await browser.get('/api/lists')).body.lists.find((card: { id: string }) => card.id === listId)
const peopleOf = async (browser: NamedShopper) => (await browser.get(path('/people'))).body
const noticesOf = async (browser: NamedShopper) => (await browser.get('/api/notices')).body.notices
const sayShopping = (browser: NamedShopper, isShopping: boolean) =>
  browser.put(path('/presence'), { isShopping })
const splitWith = (browser: NamedShopper, withUserId: string | null) =>
  browser.put(path('/split'), { withUserId })

describe('a shared list', () => {
  it('stands among everybody’s lists once, with what each may do', async () => {
    const shared = { isShared: true, collaboratorsCount: 2, itemsCount: 4 }
    expect(await cardOf(mara)).toMatchObject({ ...shared, isOwner: true, access: 'own' })
    expect(await cardOf(theo)).toMatchObject({ ...shared, isOwner: false, access: 'edit' })
    expect(await cardOf(kim)).toMatchObject({ ...shared, isOwner: false, access: 'view' })
    const { lists, total } = (await theo.get('/api/lists?search=kale')).body
    expect(lists.filter((card: { id: string }) => card.id === listId)).toHaveLength(1)
    expect(total).toBe(lists.length)
    expect((await theo.get('/api/lists/count')).body.lists).toBe(total)
  })

  it('stands between one’s own by its age', async () => {
    later(60)
    const older = await saveList(theo, 'Older', [{}])
    later(60)
    const between = await saveList(mara, 'Between', [{}])
    await shareList(mara, between, theo)
    later(60)
    const newer = await saveList(theo, 'Newer', [{}])
    const { lists } = (await theo.get('/api/lists')).body
    const ids = lists.map((card: { id: string }) => card.id)
    expect(ids.slice(0, 3)).toEqual([newer, between, older])
  })

  it('is edited by those who may, each by their name', async () => {
    const tick = operation(await itemNamed('Kale'), { kind: 'check', isChecked: true, by: mara.id })
    const cake = operation('cake-item-1', { kind: 'add', item: listItem({ name: 'Cake' }) })
    await theo.post(path('/operations'), { operations: [tick, cake], since: 0 })
    const items = listItems(listState((await mara.get(path(''))).body.state))
    expect(items.find(item => item.name === 'Kale')?.checkedBy).toBe(theo.id)
    expect(items.find(item => item.name === 'Cake')?.addedBy).toBe(theo.id)
  })

  it('is out of reach at once for who was removed, also for what was on its way', async () => {
    const send = () => {
      const operations = [operation('late-item-1', { kind: 'add', item: listItem({}) })]
      return theo.post(path('/operations'), { operations, since: 0 })
    }
    const [removed, ...answers] = await Promise.all([
      mara.delete(path(`/collaborators/${theosRow}`)),
      ...Array.from({ length: 5 }, send),
    ])
    expect(removed.status).toBe(200)
    expect((await send()).body.code).toBe('LIST_NOT_FOUND')
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await cardOf(theo)).toBeUndefined()
    expect(await cardOf(mara)).toMatchObject({ isShared: true, collaboratorsCount: 1 })
  })

  it('can be left, and a member removed, a second time if the answer was lost', async () => {
    const remove = () => mara.delete(path(`/collaborators/${theosRow}`))
    const leave = () => kim.post(path('/leave'))
    const removed = await remove()
    const left = await leave()
    const before = await noticesOf(theo)
    expect((await remove()).body).toEqual(removed.body)
    expect((await leave()).body).toEqual(left.body)
    expect(await noticesOf(theo)).toEqual(before)
    expect(await cardOf(mara)).toMatchObject({ isShared: false, collaboratorsCount: 0 })
  })

  it('is left as it is by strangers and invitees, who learn nothing', async () => {
    const ana = await namedShopper(shop, 'Ana')
    const leave = async (id: string) => {
      const { status, body } = await ana.post(`/api/lists/${id}/leave`)
      expect({ status, body }).toEqual({ status: 200, body: { id } })
    }
    await leave(randomUUID())
    await leave(listId)
    expect(await cardOf(mara)).toMatchObject({ collaboratorsCount: 2 })
    await mara.post(path('/collaborators'), { email: 'ana@example.com', permission: 'view' })
    await leave(listId)
    expect((await ana.get('/api/invitations')).body).toMatchObject([{ listId }])
  })

  it('is one’s own again when the last has left', async () => {
    for (const browser of [theo, kim]) await browser.post(path('/leave'))
    expect(await cardOf(mara)).toMatchObject({ isShared: false, collaboratorsCount: 0 })
    expect((await mara.post(path('/leave'))).body.code).toBe('FORBIDDEN')
  })

  it('can be edited or only seen, as its owner changes their mind', async () => {
    const setTheo = (permission: string) =>
      mara.patch(path(`/collaborators/${theosRow}`), { permission })
    expect((await setTheo('view')).body).toMatchObject({ permission: 'view', status: 'accepted' })
    expect((await theo.patch(path(''), { name: 'Mine' })).body.code).toBe('FORBIDDEN')
    await setTheo('edit')
    expect((await theo.patch(path(''), { name: 'Ours' })).body).toMatchObject({
      name: 'Ours',
      access: 'edit',
    })
    const unknown = await mara.patch(path(`/collaborators/${listId}`), { permission: 'view' })
    expect(unknown.body.code).toBe('COLLABORATOR_NOT_FOUND')
  })
})

describe('the people of a list', () => {
  it('are named, the owner first, with what they may do', async () => {
    expect((await peopleOf(kim)).people).toEqual([
      { userId: mara.id, name: 'Mara', access: 'own' },
      { userId: theo.id, name: 'Theo', access: 'edit' },
      { userId: kim.id, name: 'Kim', access: 'view' },
    ])
  })

  it('are shopping while they say so, and a little longer', async () => {
    await sayShopping(mara, true)
    await sayShopping(theo, true)
    expect((await peopleOf(kim)).shopping).toEqual([mara.id, theo.id])
    later(presenceEndsSeconds - 1)
    await sayShopping(theo, true)
    later(1)
    expect((await peopleOf(kim)).shopping).toEqual([theo.id])
    await sayShopping(theo, false)
    expect((await peopleOf(kim)).shopping).toEqual([])
  })
})

describe('splitting the store', () => {
  it('gives each whole departments, and is anew when asked again', async () => {
    const { split } = (await splitWith(mara, theo.id)).body
    expect(split).toEqual([
      { userId: mara.id, departments: ['Produce'] },
      { userId: theo.id, departments: ['Bakery', 'Frozen'] },
    ])
    expect((await peopleOf(theo)).split).toEqual(split)
    const tick = operation(await itemNamed('Kale'), { kind: 'check', isChecked: true, by: '' })
    await mara.post(path('/operations'), { operations: [tick], since: 0 })
    expect((await splitWith(theo, mara.id)).body.split).toEqual([
      { userId: theo.id, departments: ['Produce', 'Bakery'] },
      { userId: mara.id, departments: ['Frozen'] },
    ])
    expect((await splitWith(mara, null)).body.split).toBeNull()
  })

  it('is with another who may tick', async () => {
    for (const withUserId of [mara.id, kim.id, 'nobody']) {
      expect((await splitWith(mara, withUserId)).body.code).toBe('COLLABORATOR_NOT_FOUND')
    }
  })

  it('ends with the trip, and with the access of either', async () => {
    const split = async () => (await peopleOf(mara)).split
    await splitWith(mara, theo.id)
    await mara.patch(path(`/collaborators/${theosRow}`), { permission: 'view' })
    expect(await split()).toBeNull()
    await mara.patch(path(`/collaborators/${theosRow}`), { permission: 'edit' })
    await splitWith(theo, mara.id)
    const trip = { tripId: crypto.randomUUID(), operations: [] }
    await sayShopping(theo, true)
    await mara.post(path('/trip'), trip)
    expect(await peopleOf(mara)).toMatchObject({ split: null, shopping: [] })
    await splitWith(mara, theo.id)
    await kim.post(path('/leave'))
    expect(await split()).not.toBeNull()
    await theo.post(path('/leave'))
    expect(await split()).toBeNull()
  })
})

describe('who hears of what', () => {
  it('is everybody with access, and nobody else', async () => {
    const lee = await namedShopper(shop, 'Lee')
    const streams = Object.fromEntries(
      await Promise.all(
        Object.entries({ mara, theo, kim, lee }).map(
          async ([name, browser]) => [name, await listenLive(shop.app, browser)] as const,
        ),
      ),
    )
    /** The events that each member received since the last call, once all have arrived. */
    const heard = async () => {
      const everybody = [mara, theo, kim, lee].map(browser => browser.id)
      await announce(shop.database.queries, everybody, mark)
      await expect
        .poll(() => Object.values(streams).every(stream => stream.heard.some(isMark)))
        .toBe(true)
      return Object.fromEntries(
        Object.entries(streams).map(([name, stream]) => [
          name,
          stream.heard
            .splice(0)
            .filter(event => !isMark(event) && event.kind !== 'hello')
            .map(event => event.kind),
        ]),
      )
    }
    await heard()

    const apples = await itemNamed('Apples')
    const tick = operation(apples, { kind: 'check', isChecked: true, by: '' })
    const send = () => theo.post(path('/operations'), { operations: [tick], since: 0 })
    await send()
    expect(await heard()).toEqual({ mara: ['list'], theo: ['list'], kim: ['list'], lee: [] })

    await send()
    await kim.patch(path(''), { name: 'Not mine to name' })
    expect(await heard()).toEqual({ mara: [], theo: [], kim: [], lee: [] })

    await sayShopping(theo, true)
    await sayShopping(theo, true)
    expect(await heard()).toEqual({ mara: ['people'], theo: ['people'], kim: ['people'], lee: [] })

    await mara.post(path('/collaborators'), { email: 'lee@example.com', permission: 'view' })
    expect(await heard()).toEqual({
      mara: ['collaborators', 'people', 'lists'],
      theo: ['people', 'lists'],
      kim: ['people', 'lists'],
      lee: ['notices', 'invitations'],
    })

    await mara.patch(path(`/collaborators/${theosRow}`), { permission: 'view' })
    expect((await heard()).theo).toEqual(['invitations', 'people', 'lists', 'list'])

    await mara.delete(path(`/collaborators/${theosRow}`))
    expect((await heard()).theo).toEqual(['invitations', 'access-ended', 'lists', 'notices'])
    await mara.delete(path(''))
    expect(await heard()).toEqual({
      mara: ['lists'],
      theo: [],
      kim: ['access-ended', 'lists'],
      lee: ['invitations'],
    })
    for (const stream of Object.values(streams)) await stream.close()
  })
})

const mark = { kind: 'collaborators', listId: 'the last of them' } as const
const isMark = (event: LiveEvent) => 'listId' in event && event.listId === mark.listId

async function itemNamed(name: string): Promise<string> {
  const items = listItems(listState((await mara.get(path(''))).body.state))
  return items.find(item => item.name === name)!.id
}
