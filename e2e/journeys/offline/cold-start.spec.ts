import { addDays, utcDay } from '@aisleway/core/days'
import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { someMeal } from '../../pages/cookbook.ts'
import { test } from '../../pages/offline/shop-to-cut-off.ts'
import { makePlan } from '../../pages/planned-week.ts'
import { expect } from '../../pages/shopper.ts'
import { saveList, workerIsReady } from '../../pages/shopping-mode.ts'
import { isAccessible } from '../../support/axe.ts'
import { catalogueIsKept } from '../../support/local-catalogue.ts'

test('a plan that was opened here is read and changed after a cold start without the server', {
  tag: '@long',
}, async ({ shop, shopper }) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  const meal = await someMeal(page)
  const firstDay = utcDay(new Date())
  const dinner = (day: number) => `plan-${addDays(firstDay, day)}-dinner`
  const listId = await makePlan(shopper, { firstDay }, [
    { itemId: dinner(0), kind: 'slot', slot: { kind: 'meal', slug: meal.slug, isLocked: true } },
  ])
  await page.goto('/plan')
  await expect(main.getByRole('link', { name: meal.name })).toBeVisible()
  await workerIsReady(page)
  await catalogueIsKept(page)
  await shop.cutOff()

  await page.goto('/plan')
  await expect(main.getByRole('heading', { name: 'Our week', level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: meal.name })).toBeVisible()
  await expect(main.locator(`img[src="${renderedPicture(meal.imageUrl)}"]`)).toBeVisible()
  await expect(main).toContainText('We can’t price this plan right now.')
  await isAccessible(page)
  await main
    .getByRole('button', { name: /^Change/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Eating out' }).click()
  await expect(main.getByRole('heading', { name: 'Eating out' })).toBeVisible()

  await page.goto('/my-lists')
  const card = main.getByRole('article', { name: 'Our week' })
  await card.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Eating out' })).toBeVisible()
  await shop.reconnect()
  await page.reload()
  await expect(main).not.toContainText('We can’t price this plan')
  await expect
    .poll(async () => {
      const { state } = await (await page.request.get(`/api/lists/${listId}`)).json()
      return state[dinner(1)]?.slot?.value
    })
    .toEqual({ kind: 'out' })
})

test('a trip is paused on My Lists after a cold start without the server', {
  tag: '@long',
}, async ({ shop, shopper }) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 1, 'Corner Shop')
  const waiting = await saveList(shopper, 1, 'Later')
  expect((await page.request.post(`/api/lists/${listId}/start`, { data: {} })).ok()).toBe(true)
  for (const id of [listId, waiting]) {
    await page.goto(`/lists/${id}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await workerIsReady(page)
  await shop.cutOff()

  await page.goto('/my-lists')
  const pauses = main.getByRole('button', { name: /^Pause shopping/ })
  await expect(pauses).toHaveAccessibleName('Pause shopping, Corner Shop')
  await expect(page.getByText('We can’t reach the store.')).toBeVisible()
  await isAccessible(page)
  await pauses.click()
  await expect(shopper.notices).toContainText('Shopping paused')
  await expect(pauses).toHaveCount(0)

  await shop.reconnect()
  await expect(page.getByText('We can’t reach the store.')).toHaveCount(0, { timeout: 20_000 })
  await page.reload()
  const read = async () => (await page.request.get(`/api/lists/${listId}`)).json()
  await expect.poll(async () => (await read()).status).toBe('paused')
  expect((await read()).pauses).toHaveLength(1)
})
