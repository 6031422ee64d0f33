import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { formerMember } from '@aisleway/core/sharing/sharing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Queries } from '../../db/database.ts'
import { rowsReadFrom } from '../../testing/rows-read.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { forgetMember } from './access/forget-member.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })])
})
afterAll(() => shop.close())

let people = 0
async function shopper() {
  const browser = openBrowser(shop.app)
  await browser.signUp(`leaving${++people}@example.com`)
  return browser
}
type Shopper = Awaited<ReturnType<typeof shopper>>

const endAccount = (browser: Shopper) =>
  browser.post('/api/account/deletion', { password: 'sesame seeds' })
const listsOf = async (browser: Shopper) => (await browser.get('/api/lists')).body.lists

it('whoever shares a list keeps it as their own when its owner goes', async () => {
  const [owner, editor, viewer, asked] = await Promise.all([
    shopper(),
    shopper(),
    shopper(),
    shopper(),
  ])
  const listId = await saveList(owner, 'Weekend', [{ productId: 'milk', quantity: 2 }, {}])
  await saveList(owner, 'Not shared', [{}])
  await shareList(owner, listId, editor)
  await shareList(owner, listId, viewer, 'view')
  const { email } = (await asked.get('/api/profile')).body
  await owner.post(`/api/lists/${listId}/collaborators`, { email, permission: 'edit' })
  await editor.post(`/api/lists/${listId}/start`)
  const [milk] = listItems(listState((await owner.get(`/api/lists/${listId}`)).body.state))
  const tick = operation(milk!.id, { kind: 'check', isChecked: true, by: '' })
  await owner.post(`/api/lists/${listId}/operations`, { operations: [tick], since: 0 })
  const before = (await editor.get(`/api/lists/${listId}`)).body
  const { id: ownerId } = (await owner.get('/api/session')).body.user
  const withoutOwner = JSON.parse(JSON.stringify(before.state).replaceAll(ownerId, formerMember))

  expect((await endAccount(owner)).status).toBe(200)

  for (const browser of [editor, viewer]) {
    const [card, ...others] = await listsOf(browser)
    expect(others).toEqual([])
    expect(card).toMatchObject({
      name: 'Weekend',
      access: 'own',
      isShared: false,
      status: 'in_progress',
      itemsCount: 2,
      checkedCount: 1,
      totalCents: 798,
    })
    const { state, prices, sequence } = (await browser.get(`/api/lists/${card.id}`)).body
    expect({ state, prices, sequence }).toEqual({
      state: withoutOwner,
      prices: before.prices,
      sequence: before.sequence,
    })
    const cake = operation('cake-item-1', { kind: 'add', item: listItem({ name: 'Cake' }) })
    const body = { operations: [cake], since: sequence }
    const news = await browser.post(`/api/lists/${card.id}/operations`, body)
    expect(news.body).toMatchObject({ sequence: sequence + 1, operations: [{ id: cake.id }] })
    expect((await browser.get(`/api/lists/${listId}`)).body.code).toBe('LIST_NOT_FOUND')
    const { notices } = (await browser.get('/api/notices')).body
    const copy = { of: listId, listId: card.id }
    expect(notices[0]).toMatchObject({ kind: 'access-ended', who: null, listName: 'Weekend', copy })
  }
  expect((await asked.get('/api/notices')).body.notices).toMatchObject([{ kind: 'invitation' }])
  expect(await listsOf(asked)).toEqual([])
  expect((await asked.get('/api/invitations')).body).toEqual([])
})

it('two who share with one another can go at the same time', async () => {
  const [one, other] = await Promise.all([shopper(), shopper()])
  await shareList(one, await saveList(one, 'Hers', [{}]), other)
  await shareList(other, await saveList(other, 'His', [{}]), one)
  const answers = await Promise.all([endAccount(one), endAccount(other)])
  expect(answers.map(answer => answer.status)).toEqual([200, 200])
})

it('what somebody did is anonymised on the lists of others, without reading all lists', async () => {
  const [owner, guest] = await Promise.all([shopper(), shopper()])
  const { id: guestId } = (await guest.get('/api/session')).body.user
  const shared = await saveList(owner, 'Weekend', [{}])
  await shareList(owner, shared, guest)
  const add = operation('cake', { kind: 'add', item: listItem({ name: 'Cake', addedBy: guestId }) })
  await guest.post(`/api/lists/${shared}/operations`, { operations: [add], since: 0 })
  await saveList(guest, 'Own', Array(200).fill({}))
  const { queries } = shop.database
  const forget = (tx: Queries) => forgetMember(tx, guestId)
  expect(await rowsReadFrom(queries, 'list_items', forget)).toBeLessThan(20)
  const { state } = (await owner.get(`/api/lists/${shared}`)).body
  expect(JSON.stringify(state)).toContain(formerMember)
  expect(JSON.stringify(state)).not.toContain(guestId)
})

it('a list stays with its owner, alone, when its collaborator goes', async () => {
  const [owner, guest] = await Promise.all([shopper(), shopper()])
  const listId = await saveList(owner, 'Weekend', [{}])
  await shareList(owner, listId, guest)
  const { userId } = (await owner.get(`/api/lists/${listId}/collaborators`)).body[0]
  await owner.put(`/api/lists/${listId}/split`, { withUserId: userId })
  const { list_collaborators: exported } = (await guest.get('/api/account/data')).body
  expect(exported).toMatchObject([{ listId, permission: 'edit', status: 'accepted' }])

  expect((await endAccount(guest)).status).toBe(200)

  expect(await listsOf(owner)).toMatchObject([
    { id: listId, isShared: false, collaboratorsCount: 0, itemsCount: 1 },
  ])
  expect((await owner.get(`/api/lists/${listId}/collaborators`)).body).toEqual([])
  expect((await owner.get(`/api/lists/${listId}/people`)).body).toMatchObject({
    people: [{ access: 'own' }],
    split: null,
  })
})
