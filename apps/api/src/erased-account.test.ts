import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { formerMember } from '@aisleway/core/sharing/sharing'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { recordEvent } from './auth/audit.ts'
import { storeLink } from './auth/mailed-links.ts'
import type { Queries } from './db/database.ts'
import { eraseData } from './features/account/data/data-store.ts'
import { personalData } from './features/account/data/personal-data.ts'
import { personalTables } from './personal-tables.ts'
import { catchLog } from './testing/catch-log.ts'
import { type NamedShopper, namedShopper } from './testing/shoppers/named-shopper.ts'
import { shareList } from './testing/shoppers/share-list.ts'
import { operation, saveList } from './testing/shoppers/write-list.ts'
import { openTestApp } from './testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let present = new Date()
const mailed: string[] = []
beforeAll(async () => {
  const send = async ({ subject }: { subject: string }) => void mailed.push(subject)
  shop = await openTestApp([], { now: () => present, mailer: { isConfigured: false, send } })
})
afterAll(() => shop.close())

const stateOf = async (browser: NamedShopper, listId: string) =>
  listState((await browser.get(`/api/lists/${listId}`)).body.state)

const send = (browser: NamedShopper, listId: string, operations: unknown[]) =>
  browser.post(`/api/lists/${listId}/operations`, { operations, since: 0 })

/** Adds an item and ticks an existing one. */
async function takePart(browser: NamedShopper, listId: string) {
  const [first] = listItems(await stateOf(browser, listId))
  const tick = operation(first!.id, { kind: 'check', isChecked: true, by: '' })
  const cake = operation(randomUUID(), { kind: 'add', item: listItem({ name: 'Cake' }) })
  expect((await send(browser, listId, [tick, cake])).status).toBe(200)
}

/** The rows in which a text still occurs. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await shop.database.runPrepared<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    [],
  )
  const found: string[] = []
  for (const { name } of tables) {
    const sql = `SELECT t::text AS row FROM "${name}" AS t WHERE strpos(lower(t::text), lower($1)) > 0`
    const rows = await shop.database.runPrepared<{ row: string }>(sql, [text])
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

it('of an account that shared, invited, ticked and shopped, nothing is left in any table', async () => {
  const mara = await namedShopper(shop, 'Mara')
  const gone = await namedShopper(shop, 'Wilhelmina')
  const theirs = await saveList(mara, 'Weekend', [{ name: 'Kale' }, { name: 'Milk' }])
  const own = await saveList(gone, 'Party', [{ name: 'Candles' }])
  await shareList(mara, theirs, gone)
  await shareList(gone, own, mara)
  const declined = await saveList(mara, 'Garden', [])
  const asked = { email: 'wilhelmina@example.com', permission: 'edit' }
  const { body } = await mara.post(`/api/lists/${declined}/collaborators`, asked)
  await gone.post(`/api/invitations/${body.id}/response`, { answer: 'declined' })
  await gone.put(`/api/lists/${theirs}/split`, { withUserId: mara.id })
  await gone.put(`/api/lists/${theirs}/presence`, { isShopping: true })
  // Long enough for the others to count as away, so that they get notices.
  present = new Date(present.getTime() + 10 * 60_000)
  await takePart(gone, theirs)
  await takePart(gone, own)
  const merged = await saveList(mara, 'Barbecue', [{ name: 'Cake' }, { name: 'Kale' }])
  await mara.send(
    'POST',
    `/api/lists/${theirs}/merge`,
    { from: merged },
    { [idempotencyKeyHeader]: randomUUID() },
  )
  await gone.post('/api/waitlist', { email: 'wilhelmina@example.com' })
  await gone.post('/api/auth/request-password-reset', { email: 'wilhelmina@example.com' })
  const isAsked = async () => expect(await rowsWith('password_reset_requested')).toHaveLength(1)
  await vi.waitFor(isAsked, 10_000)
  await gone.signIn('wilhelmina@example.com', 'wrong seeds')
  const trip = { tripId: randomUUID(), operations: [] }
  expect((await gone.post(`/api/lists/${own}/trip`, trip)).status).toBe(200)
  expect((await rowsWith(gone.id)).length).toBeGreaterThan(10)

  const end = await gone.post('/api/account/deletion', { password: 'sesame seeds' })
  expect(end.status).toBe(200)

  for (const text of [gone.id, 'Wilhelmina', 'wilhelmina@example.com']) {
    expect(await rowsWith(text)).toEqual([])
  }
  const items = listItems(await stateOf(mara, theirs))
  expect(items.find(({ name }) => name === 'Kale')).toMatchObject({
    isChecked: true,
    checkedBy: formerMember,
  })
  expect(items.find(({ name }) => name === 'Cake')).toMatchObject({ addedBy: formerMember })
  const { notices } = (await mara.get('/api/notices')).body
  expect(notices.length).toBeGreaterThan(3)
  expect(notices.map(({ who }: { who: string | null }) => who)).toEqual(notices.map(() => null))
})

it('a link or a record that is made while an account is being erased is not left behind', async () => {
  const { id } = await namedShopper(shop, 'Ottilie')
  let storing: ReturnType<typeof storeLink> | undefined
  let recording: Promise<void> | undefined
  const client = { address: '203.0.113.9', userAgent: 'A browser' }
  const tables = personalData.map(table => ({
    ...table,
    async erase(tx: Queries, userId: string, now: Date) {
      await table.erase(tx, userId, now)
      if (table.table !== 'verifications') return
      storing = storeLink(shop.database, id, { identifier: 'x', value: id, expiresAt: present })
      recording = recordEvent(shop.database, 'email_change_requested', { userId: id, client })
      await setTimeout(100)
    },
  }))
  await eraseData(shop.database, tables, id, present)
  expect(await storing).toEqual({ isStored: false })
  await recording
  expect(await rowsWith(id)).toEqual([])
  expect(await rowsWith(client.address)).toEqual([])
})

// The embedded database does one transaction at a time, so the request would only begin after the erasure.
it.runIf(inject('engine') === 'postgres')(
  'what is sent while an account is being erased is refused, or has to be sent again',
  async () => {
    const hilda = await namedShopper(shop, 'Hilda')
    const log = catchLog()
    const list = await saveList(hilda, 'Weekend', [{ name: 'Kale' }])
    const tripId = randomUUID()
    await hilda.post(`/api/lists/${list}/trip`, { tripId, operations: [] })
    const join = () => hilda.post('/api/waitlist', { email: 'hilda@example.com' })
    const rate = () => hilda.put(`/api/trips/${tripId}/feedback`, { rating: 5 })
    const move = () =>
      hilda.post('/api/account/email', { email: 'moved@example.com', password: 'sesame seeds' })
    mailed.length = 0
    const sent: ReturnType<typeof join>[] = []
    const tables = personalTables.map(table => ({
      ...table,
      async erase(tx: Queries, userId: string, now: Date) {
        await table.erase(tx, userId, now)
        if (table.table !== 'users') return
        sent.push(join(), rate(), move())
        await setTimeout(500)
      },
    }))
    await eraseData(shop.database, tables, hilda.id, present)
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual([503, 404, 401])
    expect(mailed).toEqual([])
    expect(log.entries).toEqual([])
    log.release()
    expect((await join()).status).toBe(401)
    expect(await rowsWith(hilda.id)).toEqual([])
  },
)
