import { randomUUID } from 'node:crypto'
import type { Request } from '@playwright/test'
import { send } from '../../pages/past-trip.ts'
import { boxOf, makeList, share, shop, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { delayText, liveDelays } from '../../support/live-delay.ts'

const produce = Array.from({ length: 6 }, (_, i) => `Apple ${i + 1}`)
const dairy = Array.from({ length: 6 }, (_, i) => `Cheese ${i + 1}`)
const bakery = ['Rye', 'Bagel', 'Baguette']
const frozen = ['Peas', 'Pizza', 'Sorbet']

test('two shop one list from both ends of the store', async ({ shopper: robin, browser }, info) => {
  test.skip(robin.isPhone, 'The same on a phone')
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = await makeList(robin, 'Weekend Shop', {
    Produce: produce,
    'Dairy & Eggs': dairy,
    Bakery: bakery,
    Frozen: frozen,
  })

  await share(robin, listId, kim)
  await robin.page.goto('/my-lists')
  await kim.page.goto('/my-lists')

  await test.step('each sees the other’s ticks, and who made them', async () => {
    await shop(robin, 'Weekend Shop')
    await expect(kim.main.getByRole('article', { name: 'Weekend Shop' })).toContainText(
      'Shared with you',
    )
    await shop(kim, 'Weekend Shop')
    // Neither has ticked anything yet.
    await expect(robin.page.getByText('Shared with Kim Lee')).toBeVisible()
    await expect(kim.page.getByText('Shared with Robin Ferris')).toBeVisible()
    const delays = [
      ...(await liveDelays(robin, kim, produce.slice(0, 5))),
      ...(await liveDelays(kim, robin, dairy.slice(0, 5))),
    ]
    const figures = `a tick on the other screen: ${delayText(delays)}`
    info.annotations.push({ type: 'live', description: figures })
    console.log(figures)
    await expect(robin.page.getByText('Kim Lee is shopping')).toBeVisible()
    await expect(kim.page.getByText('Robin Ferris is shopping')).toBeVisible()
    await expect(boxOf(kim, 'Apple 1')).toHaveAccessibleDescription(/checked off by Robin Ferris/)
    await expect(boxOf(robin, 'Cheese 1')).toHaveAccessibleDescription(/checked off by Kim Lee/)
  })

  await test.step('ticks without a network come together', async () => {
    await robin.page.context().setOffline(true)
    await kim.page.context().setOffline(true)
    await boxOf(robin, 'Peas').click()
    await boxOf(robin, 'Rye').click()
    await boxOf(kim, 'Pizza').click()
    // Both change the same item, and the later change wins.
    await boxOf(kim, 'Rye').click()
    await kim.page.context().setOffline(false)
    await robin.page.context().setOffline(false)
    for (const item of ['Peas', 'Pizza']) {
      await expect(boxOf(robin, item)).toBeChecked()
      await expect(boxOf(kim, item)).toBeChecked()
    }
    expect(await tickedOf(kim)).toEqual(await tickedOf(robin))
  })

  await test.step('a closed tab is no longer shopping', async () => {
    await kim.page.goto('about:blank')
    await expect(robin.page.getByText('Kim Lee is shopping')).toBeHidden()
    await kim.page.goto(`/shopping/${listId}`)
    await expect(robin.page.getByText('Kim Lee is shopping')).toBeVisible()
  })

  await test.step('the store is split, and the split ended', async () => {
    await robin.page.getByRole('button', { name: 'Split the store' }).click()
    const dialog = await opened(robin.page.getByRole('dialog', { name: 'Split the store' }))
    await dialog.getByRole('button', { name: 'Split' }).click()
    const bar = ({ page }: Shopper) => page.getByRole('region', { name: 'Shopping together' })
    await expect(bar(robin)).toContainText(/You take .+, Kim Lee the rest/)
    await expect(bar(kim)).toContainText(/You take .+, Robin Ferris the rest/)
    await expect(robin.page.getByText('Kim Lee takes these').first()).toBeVisible()
    await isAccessible(robin.page)
    await bar(kim).getByRole('button', { name: 'Split the store' }).click()
    await isAccessible(kim.page)
    await kim.page.getByRole('button', { name: 'End split' }).click()
    await expect(bar(robin)).toContainText('Kim Lee is shopping')
    await expect(bar(robin)).not.toContainText('You take')
  })

  await test.step('Robin finishes: Kim’s screen says so, and her trip is to be looked at', async () => {
    await robin.page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
    const question = robin.page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Complete Shopping Trip' }).click()
    await expect(robin.page.getByText("Great job! You've completed your trip.")).toBeVisible()
    await expect(robin.main.getByRole('radio', { name: /5/ })).toBeVisible()

    await expect(kim.page.getByText('Robin Ferris finished this trip')).toBeVisible()
    await isAccessible(kim.page)
    await kim.page.getByRole('link', { name: 'View summary' }).click()
    await expect(kim.main).toContainText('Completed by Robin Ferris')
    await expect(kim.main.getByRole('radio')).toHaveCount(0)
  })

  await test.step('removed, Kim is told within a second and sends nothing more', async () => {
    await kim.page.getByRole('link', { name: 'My Lists' }).click()
    await shop(kim, 'Weekend Shop')
    await expect(boxOf(kim, 'Peas')).not.toBeChecked()
    const { id } = (await collaborators(robin, listId))[0]!
    await send(robin, 'delete', `/api/lists/${listId}/collaborators/${id}`)
    await expect(kim.page.getByText('You no longer have access to this list')).toBeVisible({
      timeout: 1000,
    })
    const sent: string[] = []
    // One request may be in flight, which finds that the list is no longer accessible.
    kim.page.on('request', request => {
      if (request.method() !== 'GET' && !isQuestion(request)) sent.push(request.url())
    })
    await kim.page.getByRole('link', { name: 'Back to My Lists' }).click()
    await expect(kim.page.getByText('No saved lists yet')).toBeVisible()
    expect(sent.filter(url => url.includes(listId))).toEqual([])
  })
})

test('a trip that somebody ended stays ended for a phone that only goes on with it', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = await makeList(robin, 'Weekend Shop', { Produce: produce })
  await share(robin, listId, kim)
  const complete = async (shopper: Shopper) =>
    send(shopper, 'post', `/api/lists/${listId}/trip`, { tripId: randomUUID(), operations: [] })
  const list = async () => (await robin.page.request.get(`/api/lists/${listId}`)).json()

  await test.step('its ticks come late, when its tab is opened again', async () => {
    await kim.page.goto('/my-lists')
    await shop(kim, 'Weekend Shop')
    await expect(kim.page.getByText('0 of 6 items')).toBeVisible()
    await kim.page.context().setOffline(true)
    await boxOf(kim, 'Apple 1').click()
    await expect(kim.page.getByText('1 of 6 items')).toBeVisible()
    await kim.page.goto('about:blank')
    await complete(robin)
    await kim.page.context().setOffline(false)
    await kim.page.goto(`/shopping/${listId}`)
    await expect(kim.page.getByText('Robin Ferris finished this trip')).toBeVisible()
    await expect.poll(list).toMatchObject({ status: 'completed', round: 1 })
    const { trips } = await (await robin.page.request.get('/api/trips')).json()
    expect(trips).toMatchObject([{ checkedItemsCount: 1 }])
  })

  await test.step('"Shop again" is not repeated by a reload', async () => {
    await robin.page.goto('/my-lists')
    await shop(robin, 'Weekend Shop')
    await expect(robin.page.getByText('0 of 6 items')).toBeVisible()
    await expect.poll(list).toMatchObject({ status: 'in_progress', round: 2 })
    await robin.page.goto('about:blank')
    await complete(kim)
    await robin.page.goBack()
    await expect(robin.page.getByText('Kim Lee finished this trip')).toBeVisible()
    expect(await list()).toMatchObject({ status: 'completed', round: 2 })
  })
})

test('an open list follows its name, its end and its return, and what one may do', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const phone = await robin.elsewhere(browser)
  await phone.signIn()
  const listId = await makeList(robin, 'Weekend Shop', { Produce: ['Apples', 'Limes'] })
  const collaboratorId = await share(robin, listId, kim)
  await kim.page.goto(`/shopping/${listId}`)
  await phone.page.goto(`/shopping/${listId}`)
  await expect(boxOf(kim, 'Apples')).toBeVisible()
  await expect(boxOf(phone, 'Apples')).toBeVisible()
  const soon = { timeout: 5000 }

  await test.step('renamed elsewhere', async () => {
    const renamed = await robin.page.request.patch(`/api/lists/${listId}`, {
      data: { name: 'Sunday Shop' },
    })
    expect(renamed.ok()).toBe(true)
    await expect(kim.page.getByRole('heading', { name: 'Sunday Shop' })).toBeVisible(soon)
    await expect(phone.page.getByRole('heading', { name: 'Sunday Shop' })).toBeVisible(soon)
  })

  for (const place of ['lists', 'shopping']) {
    await test.step(`an item whose dialog is open in /${place}, removed by somebody else, can be put back`, async () => {
      await robin.page.goto(`/lists/${listId}`)
      await kim.page.goto(`/${place}/${listId}`)
      await kim.page.getByRole('button', { name: 'Edit Limes' }).click()
      const dialog = await opened(kim.page.getByRole('dialog', { name: 'Limes' }))
      await robin.page.getByRole('button', { name: 'Edit Limes' }).click()
      const robins = await opened(robin.page.getByRole('dialog', { name: 'Limes' }))
      await robins.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(dialog).toBeHidden(soon)
      await expect(kim.notices).toContainText('This item was just removed')
      await kim.notices.getByRole('button', { name: 'Put it back' }).click()
      await expect(robin.page.getByRole('button', { name: 'Edit Limes' })).toBeVisible(soon)
      await expect(dialog).toBeHidden()
    })
  }

  await test.step('deleted on another device of its owner, and restored', async () => {
    await send(robin, 'delete', `/api/lists/${listId}`)
    const ended = 'You no longer have access to this list'
    await expect(phone.page.getByText(ended)).toBeVisible(soon)
    await expect(kim.page.getByText(ended)).toBeVisible(soon)
    await send(robin, 'post', `/api/lists/${listId}/restore`)
    await expect(boxOf(phone, 'Apples')).toBeVisible(soon)
    await expect(boxOf(kim, 'Apples')).toBeVisible(soon)
  })

  await test.step('who may only look from now on is left nothing to change', async () => {
    await kim.page.getByRole('button', { name: 'Edit Apples' }).click()
    const dialog = await opened(kim.page.getByRole('dialog', { name: 'Apples' }))
    const path = `/api/lists/${listId}/collaborators/${collaboratorId}`
    expect((await robin.page.request.patch(path, { data: { permission: 'view' } })).ok()).toBe(true)
    await expect(dialog).toBeHidden(soon)
    await expect(kim.page.getByText('View only')).toBeVisible()
  })
})

/** A sync without operations only fetches changes. The body of an aborted one is unknown. */
function isQuestion(request: Request): boolean {
  const body: { operations: unknown[] } | null = request.postDataJSON()
  return request.url().endsWith('/operations') && (body?.operations ?? []).length === 0
}

async function tickedOf({ page }: Shopper): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { checked: true })
  const names = await boxes.evaluateAll(all => all.map(box => box.getAttribute('aria-label') ?? ''))
  return names.toSorted()
}

async function collaborators({ page }: Shopper, listId: string): Promise<{ id: string }[]> {
  return (await page.request.get(`/api/lists/${listId}/collaborators`)).json()
}
