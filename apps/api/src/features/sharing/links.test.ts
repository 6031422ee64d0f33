import { randomUUID } from 'node:crypto'
import { dayMs } from '@aisleway/core/days'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import { linkDays, maxLinks } from '@aisleway/core/sharing/sharing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../../auth/limits/limits.ts'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, unlimited } from '../../testing/test-app.ts'
import { listLinks } from '../lists/tables.ts'

let time = Date.now()
let shop: Awaited<ReturnType<typeof openTestApp>>
let people = 0

async function shopper(name = 'Theo Marsh', app = shop.app) {
  const browser = openBrowser(app)
  const email = `linked${++people}@example.com`
  await browser.signUp(email, 'sesame seeds', name)
  return { ...browser, email }
}
type Shopper = Awaited<ReturnType<typeof shopper>>

let mara: Shopper
let theo: Shopper
let visitor: ReturnType<typeof openBrowser>
let listId: string

beforeAll(async () => {
  shop = await openTestApp([], { now: () => new Date(time) })
  mara = await shopper('Mara Kimball')
  visitor = openBrowser(shop.app)
})
afterAll(() => shop.close())
beforeEach(async () => {
  theo = await shopper()
  listId = await saveList(mara, 'Weekend', [{ name: 'Quince paste' }])
})

const create = async (permission = 'edit', days = 7) =>
  (await mara.post(`/api/lists/${listId}/links`, { permission, days })).body
const openLinks = async () => (await mara.get(`/api/lists/${listId}/links`)).body
const revoke = (id: string) => mara.delete(`/api/lists/${listId}/links/${id}`)
const lookUp = async (token: string, by: Pick<Shopper, 'post'> = visitor) =>
  (await by.post('/api/invitation-links/look-up', { token })).body
const accept = async (token: string, by = theo) =>
  (await by.post('/api/invitation-links/acceptance', { token })).body
const accessOf = async (who: Shopper) => (await who.get(`/api/lists/${listId}`)).body.access

describe('an invitation by link', () => {
  it('tells a visitor who invites to which list, and nothing of what is on it', async () => {
    const { token } = await create('view')
    const offer = await lookUp(token)
    expect(offer).toMatchObject({
      listName: 'Weekend',
      invitedByName: 'Mara Kimball',
      permission: 'view',
      listId: null,
    })
    expect(JSON.stringify(offer)).not.toMatch(/Quince|example\.com/)
  })

  it.each(['view', 'edit'])('gives whoever accepts it this permission: %s', async permission => {
    const { token } = await create(permission)
    expect(await accessOf(theo)).toBeUndefined()
    expect(await accept(token)).toEqual({ listId })
    expect(await accessOf(theo)).toBe(permission)
    const { notices } = (await mara.get('/api/notices')).body
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'answer', listId, isAccepted: true }),
    )
    const [collaborator] = (await mara.get(`/api/lists/${listId}/collaborators`)).body
    expect(collaborator).toMatchObject({
      displayName: 'Theo Marsh',
      status: 'accepted',
      permission,
    })
  })

  it('is made once if its answer was lost, and the retry gets a token that works', async () => {
    const headers = { [idempotencyKeyHeader]: randomUUID() }
    const ask = async () => {
      const wanted = { permission: 'edit', days: 7 }
      return (await mara.send('POST', `/api/lists/${listId}/links`, wanted, headers)).body
    }
    const lost = await ask()
    const retried = await ask()
    expect(retried.id).toBe(lost.id)
    expect(await openLinks()).toEqual([expect.objectContaining({ id: lost.id })])
    expect((await lookUp(lost.token)).code).toBe('LINK_NOT_FOUND')
    expect((await lookUp(retried.token)).listName).toBe('Weekend')

    await revoke(lost.id)
    const another = await ask()
    expect(another.id).not.toBe(lost.id)
    expect(await openLinks()).toEqual([expect.objectContaining({ id: another.id })])
  })

  it('is for one account, which may repeat it; any other one is told that it was used', async () => {
    const { token } = await create()
    const kim = await shopper('Kim Lee')
    await accept(token)
    expect(await accept(token)).toEqual({ listId })
    expect((await accept(token, kim)).code).toBe('LINK_USED')
    expect((await lookUp(token, kim)).code).toBe('LINK_USED')
    expect((await lookUp(token)).code).toBe('LINK_USED')
    expect(await lookUp(token, theo)).toMatchObject({ listId })
    expect(await accessOf(kim)).toBeUndefined()
  })

  it('of two who accept at once only one gets in', async () => {
    const { token } = await create()
    const kim = await shopper('Kim Lee')
    const answers = await Promise.all([accept(token), accept(token, kim)])
    expect(answers.filter(answer => answer.listId === listId)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'LINK_USED')).toHaveLength(1)
  })

  it('does not bring back whom the owner has removed', async () => {
    const { token } = await create()
    await accept(token)
    const [{ id }] = (await mara.get(`/api/lists/${listId}/collaborators`)).body
    await mara.delete(`/api/lists/${listId}/collaborators/${id}`)
    expect((await accept(token)).code).toBe('LINK_USED')
    expect(await accessOf(theo)).toBeUndefined()
  })

  it('is accepted in place of an invitation by e-mail', async () => {
    await mara.post(`/api/lists/${listId}/collaborators`, { email: theo.email, permission: 'view' })
    await accept((await create('edit')).token)
    expect(await accessOf(theo)).toBe('edit')
    expect((await theo.get('/api/invitations')).body).toEqual([])
  })

  it('leads members to the list, changes nothing for them, and can still be used', async () => {
    await accept((await create('view')).token)
    const { token } = await create('edit')
    expect(await accept(token)).toEqual({ listId })
    expect(await accept(token, mara)).toEqual({ listId })
    expect(await accessOf(theo)).toBe('view')
    expect(await openLinks()).toHaveLength(1)
  })

  it.each(linkDays)('ends after %i days, to the second', async days => {
    const { token } = await create('edit', days)
    const began = time
    time = began + days * dayMs - 1000
    expect((await lookUp(token)).listName).toBe('Weekend')
    time = began + days * dayMs
    expect((await lookUp(token)).code).toBe('LINK_EXPIRED')
    expect((await accept(token)).code).toBe('LINK_EXPIRED')
    expect(await openLinks()).toEqual([])
  })

  it('is revoked at once and for good, also a second time', async () => {
    const { id, token } = await create()
    expect((await revoke(id)).status).toBe(200)
    expect((await revoke(id)).status).toBe(200)
    expect((await lookUp(token)).code).toBe('LINK_REVOKED')
    expect((await accept(token)).code).toBe('LINK_REVOKED')
    expect(await openLinks()).toEqual([])
  })

  it('revoked on another list is not found', async () => {
    const { id, token } = await create()
    const other = await saveList(mara, 'Other', [])
    expect((await mara.delete(`/api/lists/${other}/links/${id}`)).body.code).toBe('LINK_NOT_FOUND')
    expect((await lookUp(token)).listName).toBe('Weekend')
  })

  it('is unknown when it was made up, and when its list was deleted', async () => {
    const { token } = await create()
    for (const made of ['', 'x', token.slice(1), `${token}x`]) {
      expect((await lookUp(made)).code).toBe('LINK_NOT_FOUND')
      expect((await accept(made)).code).toBe('LINK_NOT_FOUND')
    }
    await mara.delete(`/api/lists/${listId}`)
    expect((await lookUp(token)).code).toBe('LINK_NOT_FOUND')
  })

  it('needs an account, and lasts one of three times', async () => {
    const { token } = await create()
    const answer = await visitor.post('/api/invitation-links/acceptance', { token })
    expect(answer.body.code).toBe('UNAUTHORIZED')
    const asked = { permission: 'edit', days: 365 }
    expect((await mara.post(`/api/lists/${listId}/links`, asked)).status).toBe(400)
  })
})

it('a list has ten open links at most; a used or revoked one makes room', async () => {
  const links = []
  for (let i = 0; i < maxLinks; i++) links.push(await create())
  expect((await create()).code).toBe('TOO_MANY_LINKS')
  await revoke(links[0].id)
  expect((await create()).token).toBeDefined()
  await accept(links[1].token)
  expect((await create()).token).toBeDefined()
  expect((await create()).code).toBe('TOO_MANY_LINKS')
})

it('tokens are 32 random bytes, of which only a hash is stored', async () => {
  const { id, token } = await create()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const [row] = await shop.database.queries.select().from(listLinks).where(eq(listLinks.id, id))
  expect(JSON.stringify(row)).not.toContain(token)
  const exported = JSON.stringify((await mara.get('/api/account/data')).body)
  expect(exported).not.toContain(row?.tokenHash)
})

it('whoever guesses links is stopped, whether or not they exist', async () => {
  const { lookUpLink } = usualLimits
  const strict = await openTestApp([], { limits: { ...unlimited, lookUpLink } })
  const guesser = openBrowser(strict.app)
  const guess = () => guesser.post('/api/invitation-links/look-up', { token: 'guess' })
  for (let i = 0; i < lookUpLink.most; i++) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  await strict.close()
})
