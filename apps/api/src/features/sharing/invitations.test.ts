import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import { maxCollaborators } from '@aisleway/core/sharing/sharing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../../auth/limits/limits.ts'
import { users } from '../../auth/tables.ts'
import type { Mail } from '../../mail/mailer.ts'
import { catchLog } from '../../testing/catch-log.ts'
import { linkIn, openMailbox } from '../../testing/services/mailbox.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, unlimited } from '../../testing/test-app.ts'

let present = new Date()
const later = (minutes: number) => {
  present = new Date(present.getTime() + minutes * 60_000)
}

let shop: Awaited<ReturnType<typeof openTestApp>>
let people = 0

async function shopper(name = 'Theo Marsh', app = shop.app) {
  const email = `invited${++people}@example.com`
  const browser = openBrowser(app)
  await browser.signUp(email, 'sesame seeds', name)
  return { ...browser, email }
}
type Shopper = Awaited<ReturnType<typeof shopper>>

let mara: Shopper
let theo: Shopper
let listId: string

beforeAll(async () => {
  shop = await openTestApp([], { now: () => present })
  mara = await shopper('Mara Kimball')
  theo = await shopper()
})
afterAll(() => shop.close())
beforeEach(async () => {
  listId = await saveList(mara, 'Weekend', [{}])
})

const invite = (email: string, permission = 'edit', by = mara) =>
  by.post(`/api/lists/${listId}/collaborators`, { email, permission })
const collaborators = async () => (await mara.get(`/api/lists/${listId}/collaborators`)).body
const invitations = async (of = theo) =>
  (await of.get('/api/invitations')).body.filter(
    (invitation: { listId: string }) => invitation.listId === listId,
  )
const respond = (id: string, answer: string, by = theo) =>
  by.post(`/api/invitations/${id}/response`, { answer })
const remove = (id: string) => mara.delete(`/api/lists/${listId}/collaborators/${id}`)

describe('inviting', () => {
  it('is not refused to a retry whose first answer was lost', async () => {
    const headers = { [idempotencyKeyHeader]: randomUUID() }
    const ask = () => {
      const wanted = { email: theo.email, permission: 'edit' }
      return mara.send('POST', `/api/lists/${listId}/collaborators`, wanted, headers)
    }
    const { body: lost } = await ask()
    const retried = await ask()
    expect([retried.status, retried.body]).toEqual([200, lost])
    expect(await collaborators()).toHaveLength(1)
    expect(await invitations()).toHaveLength(1)
    expect((await invite(theo.email)).body.code).toBe('ALREADY_INVITED')

    await remove(lost.id)
    expect((await ask()).status).toBe(200)
    expect(await invitations()).toHaveLength(1)
  })

  it('takes the address however it is written, and waits for an answer', async () => {
    const answer = await invite(`  ${theo.email.toUpperCase()} `, 'view')
    expect(answer.body).toMatchObject({
      displayName: null,
      email: theo.email,
      permission: 'view',
      status: 'pending',
      invitedAt: present.toISOString(),
    })
    expect(await collaborators()).toEqual([answer.body])
    expect(await invitations()).toEqual([
      {
        id: answer.body.id,
        listId,
        listName: 'Weekend',
        invitedByName: 'Mara Kimball',
        invitedByEmail: mara.email,
        permission: 'view',
        invitedAt: present.toISOString(),
      },
    ])
  })

  it('tells the owner whose address it is once it is accepted, and nothing before', async () => {
    const told: unknown[] = []
    const tell = async () => {
      told.push(await collaborators(), (await mara.get('/api/notices')).body)
      told.push((await mara.get(`/api/lists/${listId}/people`)).body)
    }
    const moveTo = (from: string, email: string) =>
      shop.database.queries.update(users).set({ email }).where(eq(users.email, from))
    const { body } = await invite(theo.email)
    told.push(body)
    await tell()
    const change = { permission: 'view' }
    told.push((await mara.patch(`/api/lists/${listId}/collaborators/${body.id}`, change)).body)
    await respond(body.id, 'declined')
    await tell()
    told.push((await invite(theo.email)).body)
    await moveTo(theo.email, 'theos-new-address@example.com')
    await tell()
    expect(JSON.stringify(told)).not.toMatch(/Theo Marsh|theos-new-address/)

    await moveTo('theos-new-address@example.com', theo.email)
    later(1)
    await respond(body.id, 'accepted')
    expect(await collaborators()).toMatchObject([{ displayName: 'Theo Marsh', email: theo.email }])
    expect((await mara.get('/api/notices')).body.notices[0]).toMatchObject({ who: 'Theo Marsh' })
  })

  it('says who cannot be invited', async () => {
    expect((await invite(mara.email.toUpperCase())).body.code).toBe('CANNOT_INVITE_SELF')
    expect((await invite('nobody@example.com')).body.code).toBe('USER_NOT_FOUND')
    expect((await invite('   ')).status).toBe(400)
    expect(await collaborators()).toEqual([])
  })

  it('is not repeated while it waits or holds', async () => {
    const { id } = (await invite(theo.email)).body
    expect((await invite(theo.email, 'view')).body.code).toBe('ALREADY_INVITED')
    await respond(id, 'accepted')
    expect((await invite(theo.email, 'view')).body.code).toBe('ALREADY_INVITED')
    expect(await collaborators()).toMatchObject([{ id, permission: 'edit', status: 'accepted' }])
  })

  it('ten times at once makes one row', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(theo.email)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.body.code === 'ALREADY_INVITED')).toHaveLength(9)
    expect(await collaborators()).toHaveLength(1)
  })

  it('asks anew who declined, with a new date and a place of old', async () => {
    const { id } = (await invite(theo.email)).body
    await respond(id, 'declined')
    expect(await collaborators()).toMatchObject([{ id, status: 'declined' }])
    expect((await mara.get(`/api/lists/${listId}`)).body.isShared).toBe(false)
    later(10)
    expect((await invite(theo.email, 'view')).body).toMatchObject({
      id,
      status: 'pending',
      permission: 'view',
      invitedAt: present.toISOString(),
    })
    expect((await respond(id, 'accepted')).status).toBe(200)
  })

  it('asks anew who was removed or has left', async () => {
    const first = await shareList(mara, listId, theo)
    expect((await remove(first)).body).toEqual({ id: first })
    expect(await collaborators()).toEqual([])
    const second = await shareList(mara, listId, theo, 'view')
    expect(second).not.toBe(first)
    expect((await theo.post(`/api/lists/${listId}/leave`)).body).toEqual({ id: listId })
    expect((await theo.get(`/api/lists/${listId}`)).body.code).toBe('LIST_NOT_FOUND')
    expect((await invite(theo.email)).status).toBe(200)
  })

  it('shows the newest first, on both sides', async () => {
    later(1)
    const kim = await shopper('Kim Abara')
    await invite(theo.email)
    later(1)
    await invite(kim.email)
    const emails = (await collaborators()).map((row: { email: string }) => row.email)
    expect(emails).toEqual([kim.email, theo.email])
    later(1)
    const other = await saveList(kim, 'Party', [{}])
    await kim.post(`/api/lists/${other}/collaborators`, { email: theo.email, permission: 'edit' })
    const [newest, next] = (await theo.get('/api/invitations')).body
    expect([newest.listName, next.listId]).toEqual(['Party', listId])
  })

  it(`stops at ${maxCollaborators}; who declined leaves room`, async () => {
    const guests = await Promise.all(
      Array.from({ length: maxCollaborators + 1 }, () => shopper('Club Member')),
    )
    const last = guests.pop()!
    const ids: string[] = []
    for (const guest of guests) ids.push((await invite(guest.email)).body.id)
    expect((await invite(last.email)).body.code).toBe('TOO_MANY_COLLABORATORS')
    await respond(ids[0]!, 'declined', guests[0])
    expect((await invite(last.email)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('is given once; the same one sent again is taken, another is not', async () => {
    const { id } = (await invite(theo.email)).body
    expect((await respond(id, 'accepted')).body).toEqual({ listId })
    expect((await respond(id, 'accepted')).body).toEqual({ listId })
    expect((await respond(id, 'declined')).body.code).toBe('INVITATION_NOT_FOUND')
    expect((await theo.get(`/api/lists/${listId}`)).status).toBe(200)
    expect(await invitations()).toEqual([])
  })

  it('comes too late when the invitation or the list has gone', async () => {
    const { id } = (await invite(theo.email)).body
    await remove(id)
    expect((await respond(id, 'accepted')).body.code).toBe('INVITATION_NOT_FOUND')
    const again = (await invite(theo.email)).body.id
    await mara.delete(`/api/lists/${listId}`)
    expect(await invitations()).toEqual([])
    expect((await respond(again, 'accepted')).body.code).toBe('INVITATION_NOT_FOUND')
    await mara.post(`/api/lists/${listId}/restore`)
    expect((await respond(again, 'accepted')).status).toBe(200)
  })
})

describe('looking up addresses', () => {
  it('is limited to 30 an hour for one shopper, found or not, on all their lists', async () => {
    const { lookUpUser } = usualLimits
    const small = await openTestApp([], {
      database: shop.database,
      now: () => present,
      limits: { ...unlimited, lookUpUser },
    })
    const curious = await shopper('Curious Cat', small.app)
    listId = await saveList(curious, 'Trap', [{}])
    for (let i = 0; i < 30; i++) {
      expect((await invite(`nobody${i}@example.com`, 'edit', curious)).status).toBe(404)
    }
    listId = await saveList(curious, 'Another', [{}])
    const refused = await invite(theo.email, 'edit', curious)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    // Inviting one's own address needs no look-up and does not count.
    expect((await invite(curious.email, 'edit', curious)).body.code).toBe('CANNOT_INVITE_SELF')
    later(60)
    expect((await invite(theo.email, 'edit', curious)).status).toBe(200)
  })
})

it('one address is invited so many times a day at most, however often it is removed and on whichever list', async () => {
  const inviteAddress = { ...usualLimits.inviteAddress, most: 10 }
  const small = await openTestApp([], {
    database: shop.database,
    now: () => present,
    limits: { ...unlimited, inviteAddress },
  })
  const pest = await shopper('Pat Pest', small.app)
  const inviteAndRemove = async (email: string) => {
    const invited = await invite(email, 'edit', pest)
    if (invited.status === 200)
      await pest.delete(`/api/lists/${listId}/collaborators/${invited.body.id}`)
    return invited.status
  }
  listId = await saveList(pest, 'One', [{}])
  for (let i = 0; i < 9; i++) expect(await inviteAndRemove(theo.email)).toBe(200)
  listId = await saveList(pest, 'Another', [{}])
  expect(await inviteAndRemove(theo.email.toUpperCase())).toBe(200)
  expect(await inviteAndRemove(theo.email)).toBe(429)
  expect(await inviteAndRemove(mara.email)).toBe(200)
  later(24 * 60)
  expect(await inviteAndRemove(theo.email)).toBe(200)
})

describe('where mail is configured', () => {
  it('only a proved address is found, and gets a mail with a link', async () => {
    const mailbox = await openMailbox()
    const { mailer } = mailbox
    const mailing = await openTestApp([], { database: shop.database, mailer, now: () => present })
    const owner = await shopper('Buy Cheap Watches', mailing.app)
    const guest = await shopper('Kim Abara', mailing.app)
    listId = await saveList(owner, 'Click here now', [{}])
    expect((await invite(guest.email, 'edit', owner)).body.code).toBe('USER_NOT_FOUND')
    await guest.get(linkIn(await mailbox.take(guest.email, /Verify/)))
    expect((await invite(guest.email, 'edit', owner)).status).toBe(200)
    const mail = await mailbox.take(guest.email, /invited/)
    expect(linkIn(mail)).toBe('/invitations')
    // Nobody can make the store mail their own words to others.
    expect(`${mail.text} ${mail.html}`).not.toMatch(/Cheap Watches|Click here now/)
    await mailbox.close()
  })

  it('however many owners invite an account, it gets so many mails a day, and sees every invitation', async () => {
    const sent: string[] = []
    const mailer = {
      isConfigured: true,
      send: async ({ to, subject }: Mail) => {
        if (subject.includes('invited')) sent.push(to)
      },
    }
    const limits = { ...unlimited, invitationMail: { most: 2, windowSeconds: 60 } }
    const given = { database: shop.database, mailer, limits, now: () => present }
    const mailing = await openTestApp([], given)
    const wanted = await shopper('Wanted Wes', mailing.app)
    await shop.database.queries.execute(
      `UPDATE users SET email_verified = true WHERE email = '${wanted.email}'`,
    )
    for (const name of ['Ann One', 'Ben Two', 'Cy Three']) {
      const owner = await shopper(name, mailing.app)
      listId = await saveList(owner, 'Weekend', [{}])
      expect((await invite(wanted.email, 'edit', owner)).status).toBe(200)
    }
    expect(sent).toEqual([wanted.email, wanted.email])
    expect((await wanted.get('/api/invitations')).body).toHaveLength(3)
  })

  it('an invitation stands also where its mail could not be sent', async () => {
    const log = catchLog()
    const mailer = { isConfigured: true, send: () => Promise.reject(new Error('no such host')) }
    const mailing = await openTestApp([], { database: shop.database, mailer, now: () => present })
    const owner = await shopper('Mara Kimball', mailing.app)
    listId = await saveList(owner, 'Weekend', [{}])
    const unsent = await shopper('Lee Soto', mailing.app)
    await shop.database.queries.execute(
      `UPDATE users SET email_verified = true WHERE email = '${unsent.email}'`,
    )
    expect((await invite(unsent.email, 'edit', owner)).status).toBe(200)
    expect(log.lines()).toContainEqual(expect.stringContaining('could not be sent'))
    log.release()
  })
})
