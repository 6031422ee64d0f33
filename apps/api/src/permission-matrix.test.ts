import { randomUUID } from 'node:crypto'
import { apiPrefix, contract } from '@aisleway/core/contract'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from './auth/tables.ts'
import {
  listCollaborators,
  listItems,
  listLinks,
  listOperations,
  savedLists,
} from './features/lists/tables.ts'
import { completedTrips, feedback } from './features/trips/tables.ts'
import { everybody, type Row, type Who } from './testing/permissions/answers.ts'
import { rows } from './testing/permissions/permission-rows.ts'
import { type SharedList, secretItem, shareWithAll } from './testing/shoppers/shared-list.ts'
import { operation } from './testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from './testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let people: Pick<SharedList, 'browsers' | 'userIds'>
let visitor: ReturnType<typeof openBrowser>
let anyList: SharedList

beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })])
  visitor = openBrowser(shop.app)
  const shoppers = everybody.filter(who => who !== 'anonymous')
  const entries = await Promise.all(
    shoppers.map(async who => {
      const browser = openBrowser(shop.app)
      await browser.signUp(`${who}@example.com`, 'sesame seeds', `The ${who}`)
      const id: string = (await browser.get('/api/session')).body.user.id
      return [who, { browser, id }] as const
    }),
  )
  people = {
    browsers: Object.fromEntries(entries.map(([who, { browser }]) => [who, browser])),
    userIds: Object.fromEntries(entries.map(([who, { id }]) => [who, id])),
  } as typeof people
  anyList = await shareWithAll(shop.database, people)
})
afterAll(() => shop.close())

const routes = routesOf(contract)

it('every route of the contract has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...routes.keys()].toSorted())
})

describe('what each may do', () => {
  it.each([...routes])('%s', async (name, { method, path }) => {
    const row = rows[name]
    if (!row) throw new Error('It has no row in testing/permissions')
    const got: Partial<Record<Who, unknown>> = {}
    const isRefused = (who: Who) => row.answers[who] !== 200

    const untouched = await prepared(row)
    const before = await dataOf(untouched)
    for (const who of everybody.filter(isRefused)) {
      const { answer, text } = await ask(untouched, who)
      got[who] = answer
      expect(text, `${who} is told nothing`).not.toContain(secretItem)
      expect(await dataOf(untouched), `${who} changes nothing`).toEqual(before)
    }
    for (const who of everybody.filter(who => !isRefused(who))) {
      const list = await prepared(row)
      const { answer, text } = await ask(list, who)
      got[who] = answer
      if (!hasAccess(who)) expect(text, `${who} is told nothing`).not.toContain(secretItem)
      const [{ userId } = {}] = (await dataOf(list)).list
      expect(userId, `${who} makes it nobody else’s`).toBe(people.userIds.owner)
    }
    expect(got).toEqual(row.answers)

    async function ask(list: SharedList, who: Who) {
      const { path: parameters = {}, body } = row?.ask?.(list, who) ?? {}
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '')
      const browser = who === 'anonymous' ? visitor : list.browsers[who]
      const address = `${apiPrefix}${filled}${row?.query ?? ''}`
      const response = await browser.send(method, address, body && { ...smuggled(list), ...body })
      const answer = response.status === 200 ? 200 : (response.body.code ?? response.status)
      return { answer, text: JSON.stringify(response.body) }
    }
  })
})

describe('what a request adds of its own is not taken', () => {
  it('when a list is saved or renamed', async () => {
    const { listId, browsers } = anyList
    await browsers.owner.patch(`/api/lists/${listId}`, { ...smuggled(anyList), name: 'Sunday' })
    const { list } = await dataOf(anyList)
    expect(list).toMatchObject([
      { name: 'Sunday', userId: people.userIds.owner, status: 'saved', round: 1, isShared: true },
    ])
    const id = randomUUID()
    const body = { id, name: 'Mine', from: [listItem({})], ...smuggled(anyList) }
    await browsers.view.post('/api/lists', body)
    const [created] = (await dataOf({ listId: id })).list
    expect(created).toMatchObject({ userId: people.userIds.view, status: 'saved', isShared: false })
  })

  it('when an invitation is sent or answered', async () => {
    const { listId, rowIds, browsers } = await shareWithAll(shop.database, people)
    await browsers.pending.post(`/api/invitations/${rowIds.pending}/response`, {
      ...smuggled(anyList),
      answer: 'accepted',
      permission: 'own',
    })
    await browsers.owner.post(`/api/lists/${listId}/collaborators`, {
      ...smuggled(anyList),
      email: 'stranger@example.com',
      permission: 'view',
      status: 'accepted',
    })
    const { collaborators } = await dataOf({ listId })
    const rowOf = (who: 'pending' | 'stranger') =>
      collaborators.find(row => row.userId === people.userIds[who])
    expect(rowOf('pending')).toMatchObject({ status: 'accepted', permission: 'edit' })
    expect(rowOf('stranger')).toMatchObject({ status: 'pending', permission: 'view' })
  })

  it('when a product is put on a list, ticked and paid', async () => {
    const { listId, itemId, tripId, browsers } = await shareWithAll(shop.database, people)
    const forged = { productId: 'milk', priceCents: 1, addedBy: people.userIds.owner }
    const add = operation(randomUUID(), { kind: 'add', item: listItem(forged) })
    const by = people.userIds.owner
    const ticks = [add.itemId, itemId].map(id =>
      operation(id, { kind: 'check', isChecked: true, by }),
    )
    const answer = await browsers.edit.post(`/api/lists/${listId}/trip`, {
      ...smuggled(anyList),
      tripId,
      operations: [add, ...ticks],
    })
    expect(answer.status).toBe(200)
    const { items, trips } = await dataOf({ listId })
    const added = items.find(item => item.id === add.itemId)
    expect(added?.state).toMatchObject({
      base: { value: { priceCents: 399, addedBy: people.userIds.edit } },
      check: { value: { by: people.userIds.edit } },
    })
    expect(trips).toMatchObject([{ trip: { userId: people.userIds.edit, savingsCents: 0 } }])
    expect(trips[0]?.trip.totalCents).toBeGreaterThanOrEqual(399)
  })

  it('nor a permission that there is not', async () => {
    const { listId, rowIds, browsers } = anyList
    const path = `/api/lists/${listId}/collaborators`
    for (const permission of ['own', 'admin', '']) {
      const email = 'stranger@example.com'
      expect((await browsers.owner.post(path, { email, permission })).status).toBe(400)
      const changed = await browsers.owner.patch(`${path}/${rowIds.view}`, { permission })
      expect(changed.status).toBe(400)
    }
    const { collaborators } = await dataOf(anyList)
    expect(collaborators.find(row => row.id === rowIds.view)?.permission).toBe('view')
  })
})

describe('an access token, and a session whose password was given long ago', () => {
  let list: SharedList
  let owner: ReturnType<typeof openBrowser>
  let authorization: string
  beforeAll(async () => {
    list = await shareWithAll(shop.database, people)
    owner = list.browsers.owner
    const { body } = await owner.post('/api/session/refresh')
    authorization = `Bearer ${body.access_token}`
    await shop.database.queries
      .update(sessions)
      .set({ confirmedAt: sql`confirmed_at - interval '11 minutes'` })
      .where(eq(sessions.userId, people.userIds.owner))
  })

  it.each([...routes])('%s', async (name, { method, path }) => {
    const { proof, ask, query = '', answers } = rows[name] ?? { answers: null }
    const { path: parameters = {}, body } = ask?.(list, 'owner') ?? {}
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '')
    const address = `${apiPrefix}${filled}${query}`
    const byToken = await openBrowser(shop.app).send(method, address, body, { authorization })
    const byCookie = await owner.send(method, address, body)
    const refused = [
      byToken.status === 401 && answers?.owner !== 'UNAUTHORIZED',
      byCookie.status === 403 && byCookie.body.code === 'CONFIRMATION_REQUIRED',
    ]
    expect(refused).toEqual([proof !== undefined, proof === 'recent'])
  })
})

/** A list of its own for each row that changes it; the others share one, merely to show that it is hidden. */
async function prepared(row: Row): Promise<SharedList> {
  if (!row.isOnce && !isAboutList(row)) return anyList
  const list = await shareWithAll(shop.database, people)
  await row.before?.(list)
  return list
}

/** Fields that a body may add to what is asked; every route must ignore them. */
function smuggled({ userIds }: SharedList) {
  const userId = userIds.stranger
  return {
    userId,
    user_id: userId,
    ownerId: userId,
    createdBy: userId,
    access: 'own',
    isOwner: true,
    isShared: false,
    status: 'completed',
    round: 99,
    sequence: 99,
    totalCents: 1,
    savingsCents: 99_999,
    deletedAt: null,
  }
}

const hasAccess = (who: Who) => who === 'view' || who === 'edit' || who === 'owner'

function isAboutList({ answers }: Row): boolean {
  return new Set(everybody.map(who => answers[who])).size > 2
}

async function dataOf({ listId }: Pick<SharedList, 'listId'>) {
  const { queries } = shop.database
  return {
    list: await queries.select().from(savedLists).where(eq(savedLists.id, listId)),
    items: await queries
      .select()
      .from(listItems)
      .where(eq(listItems.listId, listId))
      .orderBy(asc(listItems.id)),
    operations: await queries.$count(listOperations, eq(listOperations.listId, listId)),
    collaborators: await queries
      .select()
      .from(listCollaborators)
      .where(eq(listCollaborators.listId, listId))
      .orderBy(asc(listCollaborators.id)),
    links: await queries
      .select()
      .from(listLinks)
      .where(eq(listLinks.listId, listId))
      .orderBy(asc(listLinks.id)),
    trips: await queries
      .select({ trip: completedTrips, rating: feedback.rating })
      .from(completedTrips)
      .leftJoin(feedback, eq(feedback.tripId, completedTrips.id))
      .where(eq(completedTrips.listId, listId)),
  }
}

function routesOf(router: AnyContractRouter, name: readonly string[] = []) {
  const found = new Map<string, { method: string; path: string }>()
  for (const [key, value] of Object.entries(router as Record<string, AnyContractRouter>)) {
    const path = [...name, key]
    if (isContractProcedure(value)) {
      const { method = 'POST', path: address = '' } = value['~orpc'].route
      found.set(path.join('.'), { method, path: address })
    } else {
      for (const [inner, route] of routesOf(value, path)) found.set(inner, route)
    }
  }
  return found
}
