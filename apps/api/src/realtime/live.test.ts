import { heartbeatMs, type LiveEvent, livePath } from '@aisleway/core/live/live-event'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessions } from '../auth/tables.ts'
import { type Listener, listenLive } from '../testing/services/listen-live.ts'
import { addTotp, newMember } from '../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { announce, liveChannel } from './announce.ts'
import { openLive } from './live.ts'

let server: Awaited<ReturnType<typeof openTestApp>>
let present = new Date()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await openTestApp([], { now: () => present })
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const hello: LiveEvent = { kind: 'hello' }
const notices: LiveEvent = { kind: 'notices' }
const lists: LiveEvent = { kind: 'lists' }
const withinOneSecond = { timeout: 1000, interval: 10 }

let people = 0
async function newShopper() {
  const email = `live${++people}@example.com`
  const browser = openBrowser(server.app)
  await browser.signUp(email)
  const id: string = (await browser.get('/api/session')).body.user.id
  return { id, email, browser, stream: await listenLive(server.app, browser) }
}

const tell = (ids: readonly string[], event: LiveEvent) =>
  announce(server.database.queries, ids, event)

describe('the stream', () => {
  it('is refused to a visitor and where the second factor is owed', async () => {
    expect((await openBrowser(server.app).get(livePath)).status).toBe(401)
    const { pending } = await newMember(server.app, present)
    expect((await pending.get(livePath)).status).toBe(401)
  })

  it('begins with a hello, and is neither kept nor collected on its way', async () => {
    const { stream } = await newShopper()
    await expect.poll(() => stream.heard).toEqual([hello])
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })

  it('tells the users who are named, on all their devices, and nobody else', async () => {
    const [mara, kim, other] = [await newShopper(), await newShopper(), await newShopper()]
    const phone = openBrowser(server.app)
    await phone.signIn(mara.email)
    const onPhone = await listenLive(server.app, phone)
    await tell([mara.id, kim.id], notices)
    await tell([other.id], lists)
    await expect.poll(() => other.stream.heard).toEqual([hello, lists])
    for (const { heard } of [mara.stream, kim.stream, onPhone]) {
      await expect.poll(() => heard).toEqual([hello, notices])
    }
  })

  it('tells what was committed, and not what was undone', async () => {
    const { id, stream } = await newShopper()
    const undone = server.database.queries.transaction(async tx => {
      await announce(tx, [id], notices)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tell([id], lists)
    await expect.poll(() => stream.heard).toEqual([hello, lists])
  })

  it('tells hundreds at once, though one notice holds fewer', async () => {
    const { id, stream } = await newShopper()
    const many = Array.from({ length: 400 }, (_, i) => String(i).padStart(32, '0'))
    await tell([...many, id], notices)
    await expect.poll(() => stream.heard).toEqual([hello, notices])
  })

  it('tells nothing where nobody is named', async () => {
    const heard = vi.fn()
    await server.database.listen(liveChannel, heard)
    await tell([], notices)
    await tell(['nobody'], notices)
    await expect.poll(() => heard.mock.calls.length).toBe(1)
  })

  it('shows every quarter of a minute that it is alive', async () => {
    const { stream } = await newShopper()
    vi.advanceTimersByTime(heartbeatMs)
    await expect.poll(() => stream.heartbeats).toBe(1)
  })

  it('is open twenty times for one user: one more ends the oldest', async () => {
    const { browser, stream, id } = await newShopper()
    const more: Listener[] = []
    for (let i = 0; i < 20; i++) more.push(await listenLive(server.app, browser))
    await expect.poll(() => stream.isOpen).toBe(false)
    await tell([id], notices)
    for (const { heard } of more) await expect.poll(() => heard).toEqual([hello, notices])
  })

  it('is not opened by a HEAD, and counts no more when its browser has gone', async () => {
    const { browser, stream } = await newShopper()
    for (let i = 0; i < 20; i++) {
      expect((await browser.send('HEAD', livePath)).status).toBe(200)
      await (await listenLive(server.app, browser)).close()
    }
    expect(stream.isOpen).toBe(true)
  })

  it('of somebody who does not read is cut off', async () => {
    const { id, browser, stream } = await newShopper()
    const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
    const unread = await server.app.request(livePath, { headers: { cookie } })
    const notice = JSON.stringify({ to: [id], event: { kind: 'people', listId: '#'.repeat(99) } })
    await server.database.queries.execute(
      sql`SELECT pg_notify(${liveChannel}, replace(${notice}, '#', i::text))
          FROM generate_series(100, 999) AS i`,
    )
    await expect.poll(() => stream.heard.length).toBe(901)
    vi.advanceTimersByTime(1000)
    await expect(unread.text()).rejects.toThrow('not read')
    expect(stream.isOpen).toBe(true)
  })
})

describe('a stream ends within a second', () => {
  type Shopper = Awaited<ReturnType<typeof newShopper>>
  const endings: [string, (owner: Shopper, other: Shopper['browser']) => Promise<unknown>][] = [
    ['of its own sign-out', (_, other) => other.signOut()],
    ['of “sign out others”', ({ browser }) => browser.delete('/api/sessions')],
    [
      'of being ended on another device',
      async ({ browser }) => {
        const { body } = await browser.get('/api/sessions')
        const other = body.find((session: { isCurrent: boolean }) => !session.isCurrent)
        await browser.delete(`/api/sessions/${other.id}`)
      },
    ],
    [
      'of a change of password',
      ({ browser }) =>
        browser.post('/api/account/password', { current: 'sesame seeds', password: 'poppy seeds' }),
    ],
    ['of a second factor that it owes from then on', ({ browser }) => addTotp(browser)],
  ]

  it.each(endings)('%s, and the one of who did it stays', async (_, end) => {
    const owner = await newShopper()
    const other = openBrowser(server.app)
    await other.signIn(owner.email)
    const stream = await listenLive(server.app, other)
    await end(owner, other)
    await expect.poll(() => stream.isOpen, withinOneSecond).toBe(false)
    await tell([owner.id], notices)
    await expect.poll(() => owner.stream.heard).toEqual([hello, notices])
    expect(stream.heard).toEqual([hello])
  })

  it('of the end of the account', async () => {
    const { browser, stream } = await newShopper()
    await browser.post('/api/account/deletion', { password: 'sesame seeds' })
    await expect.poll(() => stream.isOpen, withinOneSecond).toBe(false)
  })

  it('of the end of its session by date, and not where that was prolonged', async () => {
    const [leaving, staying] = [await newShopper(), await newShopper()]
    const inMinutes = (minutes: number) => new Date(present.getTime() + minutes * 60_000)
    await setEnd(leaving.id, inMinutes(5))
    await setEnd(staying.id, inMinutes(5))
    // Checked again, as after any event concerning their sessions.
    await publishSessionsChanged(leaving.id, staying.id)
    await setEnd(staying.id, inMinutes(500))
    present = inMinutes(6)
    vi.advanceTimersByTime(1000)
    await expect.poll(() => leaving.stream.isOpen, withinOneSecond).toBe(false)
    expect(staying.stream.isOpen).toBe(true)
  })

  async function setEnd(userId: string, expiresAt: Date) {
    const { queries } = server.database
    await queries.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId))
  }

  async function publishSessionsChanged(...userIds: string[]) {
    for (const check of userIds) {
      const notice = JSON.stringify({ check })
      await server.database.queries.execute(sql`SELECT pg_notify(${liveChannel}, ${notice})`)
    }
    // Notifications arrive before this event, and the check they trigger before the next query's result.
    const { id, stream } = await newShopper()
    await tell([id], lists)
    await expect.poll(() => stream.heard).toEqual([hello, lists])
    await server.database.queries.execute(sql`SELECT 1`)
  }
})

it('streams end with the server', async () => {
  const { id: userId } = await newShopper()
  const { database } = server
  const [session] = await database.queries
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const live = await openLive(database, () => present)
  const stream = live.openStream({ sessionId: session?.id ?? '', userId })
  live.close()
  const late = live.openStream({ sessionId: session?.id ?? '', userId })
  for (const body of [stream, late]) await new Response(body).text()
})
