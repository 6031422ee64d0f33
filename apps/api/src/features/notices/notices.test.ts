import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { maxNotices, type Notice } from '@aisleway/core/notices/notice'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/rows-of.ts'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'
import { notices } from './tables.ts'
import { writeNotices } from './write-notices.ts'

let present = new Date()
const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000)
}

let shop: Awaited<ReturnType<typeof openTestApp>>

type Browser = ReturnType<typeof openBrowser>

let mara: NamedShopper
let theo: NamedShopper
let kim: NamedShopper

beforeAll(async () => {
  shop = await openTestApp([], { now: () => present })
  mara = await namedShopper(shop, 'Mara')
  theo = await namedShopper(shop, 'Theo')
  kim = await namedShopper(shop, 'Kim')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.queries.delete(notices)
})

const noticesOf = async (browser: Browser): Promise<Notice[]> =>
  (await browser.get('/api/notices')).body.notices
const unreadOf = async (browser: Browser) => (await browser.get('/api/notices')).body.unread
const add = (browser: Browser, listId: string) =>
  browser.post(`/api/lists/${listId}/operations`, {
    operations: [operation(randomUUID(), { kind: 'add', item: listItem({}) })],
    since: 0,
  })

describe('sharing a list', () => {
  it('tells the invited, and the owner what they answered', async () => {
    const listId = await saveList(mara, 'Weekend', [])
    const invited = await mara.post(`/api/lists/${listId}/collaborators`, {
      email: 'theo@example.com',
      permission: 'view',
    })
    const told = { who: 'Mara', listId, listName: 'Weekend' }
    expect(await noticesOf(theo)).toMatchObject([
      { kind: 'invitation', ...told, permission: 'view', isRead: false, at: present.toISOString() },
    ])
    expect(await noticesOf(mara)).toEqual([])
    const response = `/api/invitations/${invited.body.id}/response`
    await theo.post(response, { answer: 'declined' })
    expect(await noticesOf(mara)).toMatchObject([
      // The invitee who declined is not named.
      { kind: 'answer', who: null, listId, listName: 'Weekend', isAccepted: false },
    ])
    // Those who have answered already know about the invitation.
    expect(await unreadOf(theo)).toBe(0)
  })

  it('tells who was removed; who leaves knows', async () => {
    const listId = await saveList(mara, 'Weekend', [])
    const row = await shareList(mara, listId, theo)
    await shareList(mara, listId, kim)
    await shop.database.queries.delete(notices)
    await mara.delete(`/api/lists/${listId}/collaborators/${row}`)
    await kim.post(`/api/lists/${listId}/leave`)
    expect(await noticesOf(theo)).toMatchObject([
      { kind: 'access-ended', who: 'Mara', listName: 'Weekend' },
    ])
    expect(await noticesOf(kim)).toEqual([])
  })
})

describe('a list that others change', () => {
  let listId: string
  beforeEach(async () => {
    listId = await saveList(mara, 'Weekend', [])
    await shareList(mara, listId, theo)
    await shareList(mara, listId, kim, 'view')
    for (const browser of [mara, theo, kim]) await browser.get(`/api/lists/${listId}`)
    await shop.database.queries.delete(notices)
  })

  it('is no news for two minutes after one had it before oneself', async () => {
    later(120)
    await add(theo, listId)
    expect([await noticesOf(mara), await noticesOf(kim)]).toEqual([[], []])
  })

  it('is one notice after that, until it is read', async () => {
    later(121)
    await kim.get(`/api/lists/${listId}/people`)
    await add(theo, listId)
    later(60)
    await add(theo, listId)
    await theo.patch(`/api/lists/${listId}`, { name: 'Sunday' })
    expect(await noticesOf(mara)).toMatchObject([
      { kind: 'list-changed', who: 'Theo', listId, listName: 'Weekend', isRead: false },
    ])
    expect([await noticesOf(theo), await noticesOf(kim)]).toEqual([[], []])

    await mara.post('/api/notices/read', { ids: 'all' })
    await add(theo, listId)
    expect(await unreadOf(mara)).toBe(1)
  })

  it('is read by opening the list, and news again later', async () => {
    later(600)
    await add(theo, listId)
    expect(await unreadOf(mara)).toBe(1)
    await mara.get(`/api/lists/${listId}`)
    expect(await unreadOf(mara)).toBe(0)
    later(600)
    await add(theo, listId)
    expect(await unreadOf(mara)).toBe(1)
    expect(await noticesOf(mara)).toHaveLength(2)
  })

  it('is no news when nothing came of it', async () => {
    later(600)
    const tick = operation(randomUUID(), { kind: 'check', isChecked: true, by: '' })
    const body = { operations: [tick], since: 0 }
    await theo.post(`/api/lists/${listId}/operations`, body)
    await shop.database.queries.delete(notices)
    await theo.post(`/api/lists/${listId}/operations`, body)
    for (const step of ['start', 'pause', 'start']) {
      await theo.post(`/api/lists/${listId}/${step}`)
    }
    await kim.patch(`/api/lists/${listId}`, { name: 'Not mine to name' })
    expect([await noticesOf(mara), await noticesOf(kim)]).toEqual([[], []])
  })

  it('is, once it is shopped, a trip completed', async () => {
    later(600)
    const tripId = randomUUID()
    await theo.post(`/api/lists/${listId}/trip`, { tripId, operations: [] })
    for (const browser of [mara, kim]) {
      expect(await noticesOf(browser)).toMatchObject([
        { kind: 'trip-completed', who: 'Theo', listId, listName: 'Weekend', tripId: null },
      ])
    }
    expect(await noticesOf(theo)).toEqual([])
  })
})

describe('notices', () => {
  const write = async (email: string, count: number) => {
    const { queries } = shop.database
    const [user] = await rowsOf<{ id: string }>(
      queries,
      `SELECT id FROM users WHERE email = '${email}'`,
    )
    for (let i = 0; i < count; i++) {
      later(1)
      const facts = { kind: 'access-ended', listName: `List ${i}` } as const
      const by = { authorId: null, now: present }
      await queries.transaction(tx => writeNotices(tx, [user!.id], facts, by))
    }
  }

  it('are read on the account, for every device, some or all, and never another’s', async () => {
    await write('mara@example.com', 3)
    const phone = openBrowser(shop.app)
    await phone.signIn('mara@example.com')
    const [newest] = await noticesOf(mara)
    const read = (browser: Browser, ids: unknown) => browser.post('/api/notices/read', { ids })
    expect((await read(theo, [newest!.id])).body).toEqual({ notices: [], unread: 0 })
    expect(await unreadOf(mara)).toBe(3)
    expect((await read(mara, [newest!.id, randomUUID()])).body.unread).toBe(2)
    expect((await noticesOf(phone)).map(notice => notice.isRead)).toEqual([true, false, false])
    await read(phone, 'all')
    expect(await unreadOf(mara)).toBe(0)
  })

  it(`are the newest ${maxNotices}`, async () => {
    await write('kim@example.com', 1)
    await write('mara@example.com', maxNotices + 2)
    const names = (await noticesOf(mara)).map(notice => 'listName' in notice && notice.listName)
    expect(names).toHaveLength(maxNotices)
    expect([names[0], names.at(-1)]).toEqual([`List ${maxNotices + 1}`, 'List 2'])
    expect(await noticesOf(kim)).toHaveLength(1)
  })
})
