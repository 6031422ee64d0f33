import { randomUUID } from 'node:crypto'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import type { PlannedSlot } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { emptyRecipe } from '@aisleway/core/recipes/recipe'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everybody, type Who } from '../../../testing/permissions/answers.ts'
import { rowsReadFrom } from '../../../testing/rows-read.ts'
import { type SharedList, shareWithAll } from '../../../testing/shoppers/shared-list.ts'
import { operation } from '../../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../../testing/test-app.ts'
import { listOperations, savedLists } from '../../lists/tables.ts'
import { plannedFor } from './visible-recipes.ts'

type Author = Exclude<Who, 'anonymous'>

let shop: Awaited<ReturnType<typeof openTestApp>>
let list: SharedList
const authors = everybody.filter((who): who is Author => who !== 'anonymous')
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk' })])
  const entries = await Promise.all(
    authors.map(async who => {
      const browser = openBrowser(shop.app)
      await browser.signUp(`${who}@example.com`, 'sesame seeds', `The ${who}`)
      return [who, browser, (await browser.get('/api/session')).body.user.id] as const
    }),
  )
  list = await shareWithAll(shop.database, {
    browsers: Object.fromEntries(entries.map(([who, browser]) => [who, browser])),
    userIds: Object.fromEntries(entries.map(([who, , id]) => [who, id])),
  } as Pick<SharedList, 'browsers' | 'userIds'>)
})
afterAll(() => shop.close())

const recipe = { ...emptyRecipe, name: 'Soup', lines: [{ text: '1 cup milk', isBought: true }] }

async function write(author: Author, isShared: boolean) {
  const id = randomUUID()
  await list.browsers[author].put(`/api/recipes/${id}`, recipe)
  await list.browsers[author].put(`/api/recipes/${id}/sharing`, { isShared })
  return id
}

async function readersOf(id: string) {
  const answers = await Promise.all(
    authors.map(async who => [who, (await list.browsers[who].get(`/api/meals/own_${id}`)).status]),
  )
  return answers.flatMap(([who, status]) => (status === 200 ? [who] : []))
}

it.each([
  ['owner', ['view', 'edit', 'owner']],
  ['edit', ['view', 'edit', 'owner']],
  // A view-only member shares nothing through a list.
  ['view', ['view']],
  ['pending', ['pending']],
  ['declined', ['declined']],
  ['removed', ['removed']],
  ['stranger', ['stranger']],
] as const)('a shared recipe of "%s" is read by the members of a common list', async (...row) => {
  const [author, readers] = row
  expect(await readersOf(await write(author, true))).toEqual(readers)
})

it('a recipe that is not shared is read by its author alone', async () => {
  expect(await readersOf(await write('owner', false))).toEqual(['owner'])
})

it('stops being readable when it is unshared', async () => {
  const id = await write('owner', true)
  await list.browsers.owner.put(`/api/recipes/${id}/sharing`, { isShared: false })
  expect(await readersOf(id)).toEqual(['owner'])
})

it('is read only for the others, who are told whose it is', async () => {
  const id = await write('owner', true)
  const { edit } = list.browsers
  const { body } = await edit.get(`/api/meals/own_${id}`)
  expect(body.recipe).toEqual({ isMine: false, by: 'The owner' })
  expect((await edit.put(`/api/recipes/${id}`, recipe)).status).toBe(404)
  expect((await edit.put(`/api/recipes/${id}/sharing`, { isShared: false })).status).toBe(404)
  expect((await edit.delete(`/api/recipes/${id}`)).status).toBe(404)
  expect(await readersOf(id)).toEqual(['view', 'edit', 'owner'])
})

it('stays as it is when its author changes it', async () => {
  const id = await write('owner', true)
  await list.browsers.owner.put(`/api/recipes/${id}`, { ...recipe, name: 'Stew' })
  expect((await list.browsers.view.get(`/api/recipes/${id}`)).body).toMatchObject({
    name: 'Stew',
    isShared: true,
    isMine: false,
  })
})

it('is among the others’ own meals of the cookbook, after theirs', async () => {
  await write('view', false)
  const { body } = await list.browsers.view.get('/api/meals/search?whose=mine&sort=best')
  const whose = body.meals.map(({ meal }: { meal: { recipe: { isMine: boolean } } }) =>
    Number(meal.recipe.isMine),
  )
  expect(whose).toContain(0)
  expect(whose).toEqual([...whose].sort((a, b) => b - a))
  expect((await list.browsers.stranger.get('/api/meals/search?whose=mine')).body.total).toBe(1)
})

it('is gone for the others once the list is deleted', async () => {
  const id = await write('owner', true)
  await list.browsers.owner.delete(`/api/lists/${list.listId}`)
  expect(await readersOf(id)).toEqual(['owner'])
})

describe('in a shared plan', () => {
  let plan: SharedList
  beforeAll(async () => {
    plan = await shareWithAll(shop.database, list)
    await shop.database.queries
      .update(savedLists)
      .set({ isPlan: true })
      .where(eq(savedLists.id, plan.listId))
    await change('owner', { itemId: 'plan-settings', kind: 'planSettings', settings })
  })

  const settings = aPlanSettings({ days: 1 })
  const monday = 'plan-2026-11-23-dinner'
  const meal = (id: string) => ({ kind: 'meal', slug: `own_${id}`, isLocked: true }) as const

  async function change(who: Author, { itemId, ...rest }: ItemChange) {
    const operations = [operation(itemId, rest)]
    return list.browsers[who].post(`/api/lists/${plan.listId}/operations`, { operations, since: 0 })
  }
  const put = (who: Author, slot: PlannedSlot | null, itemId = monday) =>
    change(who, { itemId, kind: 'slot', slot })

  it('is found without reading everything that its author ever did', async () => {
    const { queries } = shop.database
    const id = await write('owner', false)
    await put('owner', meal(id))
    await queries.insert(listOperations).values(
      Array.from({ length: 300 }, (_, i) => ({
        listId: plan.listId,
        sequence: 1000 + i,
        operationId: `tick ${i}`,
        operation: operation('item', { kind: 'more', by: 1 }),
        userId: plan.userIds.owner,
      })),
    )
    let found: string[] = []
    const rowsRead = await rowsReadFrom(queries, 'list_operations', async tx => {
      found = await plannedFor(tx, plan.userIds.edit, [id])
    })
    expect(found).toEqual([id])
    expect(rowsRead).toBeLessThan(20)
  })

  it.each([
    ['owner', ['view', 'edit', 'owner']],
    ['edit', ['view', 'edit', 'owner']],
    // None of these may plan meals.
    ['view', ['view']],
    ['removed', ['removed']],
    ['stranger', ['stranger']],
  ] as const)('a recipe that "%s" plans is read by the members of the plan', async (...row) => {
    const [author, readers] = row
    const id = await write(author, false)
    await put(author, meal(id))
    expect(await readersOf(id)).toEqual(readers)
  })

  it('a recipe is read as long as the plan shows it', async () => {
    const id = await write('owner', false)
    await put('owner', meal(id), 'plan-2026-11-24-dinner')
    expect(await readersOf(id)).toEqual(['owner'])
    await put('owner', meal(id))
    expect(await readersOf(id)).toContain('view')
    await put('edit', null)
    expect(await readersOf(id)).toEqual(['owner'])
    // Whoever removes a meal from a plan can undo that.
    await put('edit', meal(id))
    expect(await readersOf(id)).toContain('view')
  })

  it('a recipe that others plan without its author is not opened by that', async () => {
    const id = await write('owner', false)
    await put('edit', meal(id))
    expect(await readersOf(id)).toEqual(['owner'])
  })

  it('a recipe is read no longer once its author has left, or may only look', async () => {
    const id = await write('edit', false)
    await put('edit', meal(id))
    expect(await readersOf(id)).toEqual(['view', 'edit', 'owner'])
    const path = `/api/lists/${plan.listId}/collaborators/${plan.rowIds.edit}`
    await list.browsers.owner.patch(path, { permission: 'view' })
    expect(await readersOf(id)).toEqual(['edit'])
    await list.browsers.owner.patch(path, { permission: 'edit' })
    expect(await readersOf(id)).toContain('owner')
    await list.browsers.owner.delete(path)
    expect(await readersOf(id)).toEqual(['edit'])
  })
})
