import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { allPushes as all, noPushes, type PushSettings } from '@aisleway/core/notices/push'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions as sessionRows } from '../../../auth/tables.ts'
import {
  openPushService,
  type PushService,
  pushDevice,
  senderOf,
} from '../../../testing/services/push-service.ts'
import { type NamedShopper, namedShopper } from '../../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../../../testing/test-app.ts'
import { canServeTwo } from '../../../testing/test-database.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import { notices, pushDeliveries, pushSubscriptions } from '../tables.ts'
import { writeNotices } from '../write-notices.ts'
import { pushRoom } from './push-room.ts'
import { type PushDeps, sendDuePushes } from './send-pushes.ts'
import { startPushSender } from './start-push-sender.ts'
import { newPushKeys } from './vapid-keys.ts'

const sender = { ...newPushKeys(), contact: 'mailto:shop@example.com' }

let present = new Date()
const later = (seconds: number) => {
  present = new Date(present.getTime() + seconds * 1000)
}

let shop: Awaited<ReturnType<typeof openTestApp>>
let service: PushService
let push: PushDeps
let mara: NamedShopper
let theo: NamedShopper
beforeAll(async () => {
  service = await openPushService()
  shop = await openTestApp([], { now: () => present, pushPublicKey: sender.publicKey })
  push = { database: shop.database, sender, network: service.network, now: () => present }
  mara = await namedShopper(shop, 'Mara')
  theo = await namedShopper(shop, 'Theo')
})
afterAll(() => {
  service.close()
  return shop.close()
})
beforeEach(async () => {
  await shop.database.queries.delete(notices)
  await shop.database.queries.delete(pushSubscriptions)
})
afterEach(() => {
  service.taken.length = 0
  Object.assign(service.asked, { status: 201, retryAfter: '' })
})

/** Subscribes the browser's device. The tests' push service has no certificate, so it is called over http. */
async function subscribe(browser: NamedShopper, name: string, kinds: PushSettings = all) {
  const { read, ...keys } = pushDevice(name)
  const { status } = await browser.put('/api/notices/push', { ...keys, kinds })
  expect(status).toBe(200)
  await shop.database.queries
    .update(pushSubscriptions)
    .set({ endpoint: sql`replace(endpoint, 'https:', 'http:')` })
  return { read, received: () => service.taken.filter(({ path }) => path === `/${name}`).map(read) }
}

async function invite(email: string, listName = 'Weekend') {
  const listId = await saveList(mara, listName, [])
  await mara.post(`/api/lists/${listId}/collaborators`, { email, permission: 'edit' })
  return listId
}

const add = (browser: NamedShopper, listId: string) =>
  browser.post(`/api/lists/${listId}/operations`, {
    operations: [operation(randomUUID(), { kind: 'add', item: listItem({}) })],
    since: 0,
  })

/** Sends what is due, and returns how many messages that were. */
async function sendDue(deps = push) {
  const sending = await sendDuePushes(deps, pushRoom())
  await Promise.all(sending)
  return sending.length
}

const waiting = () => shop.database.queries.$count(pushDeliveries)

describe('a device', () => {
  it('is told of an invitation in words that nobody typed, signed and encrypted', async () => {
    const phone = await subscribe(theo, 'phone')
    await invite('theo@example.com')
    expect(await sendDue()).toBe(1)
    expect(phone.received()).toMatchObject([
      {
        title: 'Aisleway',
        text: 'You’re invited to share a shopping list',
        path: '/invitations',
        language: 'en',
      },
    ])
    const [message] = service.taken
    expect(senderOf(message!)).toMatchObject({
      key: sender.publicKey,
      claims: { aud: 'http://push.example', sub: 'mailto:shop@example.com' },
    })
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(message?.body.toString('latin1')).not.toContain('invited')
    expect(await waiting()).toBe(0)
  })

  it.runIf(canServeTwo())('does not disturb others by signing out at the same moment', async () => {
    await subscribe(theo, 'phone')
    let inviting: Promise<unknown> | undefined
    await shop.database.queries.transaction(async tx => {
      await tx.delete(pushSubscriptions)
      inviting = invite('theo@example.com')
      await expect.poll(() => waitsForLock(shop.database)).toBe(true)
    })
    await inviting
    expect((await theo.get('/api/notices')).body.notices).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  it('can be subscribed by several tabs at once, even if one of them has signed in again', async () => {
    const again = openBrowser(shop.app)
    await again.signIn('theo@example.com')
    const { read: _, ...keys } = pushDevice('phone')
    for (let round = 0; round < 5; round++) {
      const saved = await Promise.all(
        [theo, again, theo, again].map(tab =>
          tab.put('/api/notices/push', { ...keys, kinds: all }),
        ),
      )
      expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    expect(await shop.database.queries.$count(pushSubscriptions)).toBe(1)
  })

  it.runIf(canServeTwo())(
    'that subscribes while it is signed out elsewhere may try again',
    async () => {
      const noor = await namedShopper(shop, 'Noor')
      const { read: _, ...keys } = pushDevice('tablet')
      let saving: ReturnType<typeof noor.put> | undefined
      await shop.database.queries.transaction(async tx => {
        await tx.delete(sessionRows).where(eq(sessionRows.userId, noor.id))
        saving = noor.put('/api/notices/push', { ...keys, kinds: all })
        await expect.poll(() => waitsForLock(shop.database)).toBe(true)
      })
      expect((await saving)?.status).toBe(503)
      expect((await noor.put('/api/notices/push', { ...keys, kinds: all })).status).toBe(401)
    },
  )

  it('is told of a changed list once, a minute later, in the language of its shopper', async () => {
    const listId = await saveList(mara, 'Weekend', [])
    await shareList(mara, listId, theo)
    const phone = await subscribe(theo, 'phone')
    await theo.patch('/api/profile', { language: 'es' })
    later(3600)
    await add(mara, listId)
    later(30)
    await add(mara, listId)
    expect(await sendDue()).toBe(0)
    later(31)
    expect(await sendDue()).toBe(1)
    expect(phone.received()).toMatchObject([{ path: `/lists/${listId}`, language: 'es' }])
    expect(phone.received()[0]?.text).toContain('cambió')
    await theo.patch('/api/profile', { language: 'en' })
  })

  it('is not told of a change that was seen meanwhile', async () => {
    const listId = await saveList(mara, 'Weekend', [])
    await shareList(mara, listId, theo)
    const phone = await subscribe(theo, 'phone')
    later(3600)
    await add(mara, listId)
    await theo.post('/api/notices/read', { ids: 'all' })
    later(61)
    await sendDue()
    expect(phone.received()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it('is told only of what its own switches name', async () => {
    const phone = await subscribe(theo, 'phone', { ...noPushes, favorite: true })
    await invite('theo@example.com')
    const price = { kind: 'price', productName: 'Jam', priceCents: 299, beforeCents: 449 } as const
    const by = { authorId: null, now: present }
    await shop.database.queries.transaction(async tx => {
      await writeNotices(tx, [theo.id], { ...price, reason: 'usual', productId: 'jam' }, by)
      await writeNotices(tx, [theo.id], { ...price, reason: 'favorite', productId: 'jam' }, by)
    })
    await sendDue()
    expect(phone.received()).toMatchObject([
      { text: 'Jam is on sale: $2.99, was $4.49', path: '/products/jam' },
    ])
  })

  it('is not told of what was rolled back', async () => {
    await subscribe(theo, 'phone')
    const facts = { kind: 'list-changed', listId: randomUUID(), listName: 'Weekend' } as const
    const undone = shop.database.queries.transaction(async tx => {
      await writeNotices(tx, [theo.id], facts, { authorId: mara.id, now: present })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await waiting()).toBe(0)
  })
})

describe('the subscription of a device', () => {
  const settingsOf = async (browser: Pick<NamedShopper, 'get'>) =>
    (await browser.get('/api/notices/push')).body

  it('belongs to one session, and ends with it', async () => {
    const laptop = openBrowser(shop.app)
    await laptop.signIn('theo@example.com')
    await subscribe({ ...laptop, id: theo.id }, 'laptop')
    expect(await settingsOf(laptop)).toEqual({ publicKey: sender.publicKey, kinds: all })
    expect(await settingsOf(theo)).toEqual({ publicKey: sender.publicKey, kinds: null })
    await laptop.signOut()
    expect(await shop.database.queries.$count(pushSubscriptions)).toBe(0)
  })

  it('moves to whoever signs in next on the device', async () => {
    const { read, ...keys } = pushDevice('shared')
    await mara.put('/api/notices/push', { ...keys, kinds: all })
    await theo.put('/api/notices/push', { ...keys, kinds: all })
    expect((await settingsOf(mara)).kinds).toBeNull()
    expect((await settingsOf(theo)).kinds).toEqual(all)
  })

  it('can be ended', async () => {
    await subscribe(theo, 'phone')
    await theo.delete('/api/notices/push')
    expect((await settingsOf(theo)).kinds).toBeNull()
  })

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://push.example:8443/a',
    'https://me@push.example/a',
    'https://push.example',
    'file:///etc/passwd',
  ])('is refused with the address %s', async endpoint => {
    const { read, ...keys } = pushDevice('x')
    expect((await theo.put('/api/notices/push', { ...keys, endpoint, kinds: all })).status).toBe(
      400,
    )
  })

  it('is refused with a key that is no point of the curve', async () => {
    const { read, ...keys } = pushDevice('x')
    const p256dh = `BA${'A'.repeat(85)}`
    const { body } = await theo.put('/api/notices/push', { ...keys, p256dh, kinds: all })
    expect(body.code).toBe('ADDRESS_REFUSED')
  })

  it.each([404, 410])('is forgotten when the push service answers %i', async status => {
    await subscribe(theo, 'phone')
    await subscribe(mara, 'other')
    service.asked.status = status
    await invite('theo@example.com')
    await sendDue()
    expect((await settingsOf(theo)).kinds).toBeNull()
    expect((await settingsOf(mara)).kinds).toEqual(all)
  })

  it('is forgotten if its name leads into a private network, which is never asked', async () => {
    await subscribe(theo, 'phone')
    await invite('theo@example.com')
    const network = { ...service.network, resolve: async () => ['93.184.215.14', '10.0.0.8'] }
    await sendDue({ ...push, network })
    expect(service.taken).toEqual([])
    expect((await settingsOf(theo)).kinds).toBeNull()
  })

  it('is in the download of the data without its address, and erased with the account', async () => {
    const pat = await namedShopper(shop, 'Pat')
    await subscribe(pat, 'tablet')
    await invite('pat@example.com')
    const { body } = await pat.get('/api/account/data')
    expect(body.push_subscriptions).toMatchObject([{ service: 'push.example', invitation: true }])
    expect(JSON.stringify(body)).not.toContain('push.example/tablet')
    expect(body.push_deliveries).toMatchObject([{ attempts: 0 }])
    await pat.post('/api/account/deletion', { password: 'sesame seeds' })
    expect(await shop.database.queries.$count(pushSubscriptions)).toBe(0)
  })
})

describe('a push service that does not answer', () => {
  it('is asked again later and later, also by another server, and the message is not lost', async () => {
    const phone = await subscribe(theo, 'phone')
    service.asked.status = 503
    await invite('theo@example.com')
    await sendDue()
    expect(await sendDue()).toBe(0)
    later(31)
    expect(await sendDue()).toBe(1)
    later(31)
    expect(await sendDue()).toBe(0)
    service.asked.status = 201
    later(30)
    expect(await sendDue({ ...push })).toBe(1)
    expect(phone.received().at(-1)?.path).toBe('/invitations')
    expect(await waiting()).toBe(0)
  })

  it('is given the time that it asks for', async () => {
    await subscribe(theo, 'phone')
    Object.assign(service.asked, { status: 429, retryAfter: '600' })
    await invite('theo@example.com')
    await sendDue()
    later(590)
    expect(await sendDue()).toBe(0)
    later(20)
    expect(await sendDue()).toBe(1)
  })

  it('is given up after a day', async () => {
    await subscribe(theo, 'phone')
    service.asked.status = 500
    await invite('theo@example.com')
    for (let hours = 0; hours < 40 && (await waiting()) > 0; hours++) {
      await sendDue()
      later(3600)
    }
    expect(service.taken).toHaveLength(28)
    expect(await waiting()).toBe(0)
  })

  it('takes a message once, though two servers look at the same time', async () => {
    await subscribe(theo, 'phone')
    await invite('theo@example.com')
    await Promise.all([sendDue(), sendDue()])
    expect(service.taken).toHaveLength(1)
  })
})

it('a device whose push service does not answer gets one message at a time', async () => {
  const phone = await subscribe(theo, 'phone')
  service.asked.status = 503
  for (const name of ['First', 'Second', 'Third']) await invite('theo@example.com', name)
  expect([await sendDue(), await sendDue()]).toEqual([1, 0])
  later(31)
  service.asked.status = 201
  expect([await sendDue(), await sendDue(), await sendDue(), await sendDue()]).toEqual([1, 1, 1, 0])
  expect(phone.received()).toHaveLength(4)
})

it('a push service that does not answer delays the messages to others no longer than their own', async () => {
  const sessions = Array.from({ length: 40 }, (_, i) => `hanging ${i}`)
  const { queries } = shop.database
  await subscribe(theo, 'phone')
  await invite('theo@example.com')
  const [subscription] = await queries.select().from(pushSubscriptions)
  const [delivery] = await queries.select().from(pushDeliveries)
  const { userId } = subscription!
  const expiresAt = new Date(present.getTime() + 60_000)
  await queries.insert(sessionRows).values(
    sessions.map(id => ({
      id,
      token: id,
      userId,
      expiresAt,
      createdAt: present,
      updatedAt: present,
    })),
  )
  await queries.insert(pushSubscriptions).values(
    sessions.map(sessionId => ({
      ...subscription!,
      sessionId,
      endpoint: `http://hanging.example/${sessionId}`,
    })),
  )
  const earlier = { ...delivery!, dueAt: new Date(present.getTime() - 1000) }
  await queries
    .insert(pushDeliveries)
    .values(sessions.map(sessionId => ({ ...earlier, sessionId })))
  const resolve = (host: string) =>
    host === 'hanging.example' ? new Promise<never>(() => {}) : service.network.resolve(host)
  const stop = await startPushSender({ ...push, network: { ...service.network, resolve } })
  await expect.poll(() => service.taken.length, { timeout: 3000 }).toBe(1)
  stop()
  await queries.delete(sessionRows).where(inArray(sessionRows.id, sessions))
})

it('a running server sends by itself, as soon as the change is made', async () => {
  await subscribe(theo, 'phone')
  const stop = await startPushSender(push)
  await invite('theo@example.com')
  await expect.poll(() => service.taken.length).toBe(1)
  stop()
})

it('without keys nothing is offered or taken', async () => {
  const plain = await openTestApp()
  const kim = await namedShopper(plain, 'Kim')
  const { read, ...keys } = pushDevice('phone')
  expect((await kim.get('/api/notices/push')).body).toEqual({ publicKey: null, kinds: null })
  expect((await kim.put('/api/notices/push', { ...keys, kinds: all })).body.code).toBe('NOT_FOUND')
  await plain.close()
})
