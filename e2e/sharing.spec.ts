import { isAccessible } from './axe.ts'
import { delayText, liveDelays } from './live-delay.ts'
import { send } from './past-trip.ts'
import { boxOf, hearsOfEvents, invite, makeList, share, startConfirmed } from './shared-list.ts'
import { expect, type Shopper, test } from './shopper.ts'
import { opened } from './visitor.ts'

const produce = Array.from({ length: 12 }, (_, i) => `Apple ${i + 1}`)
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

  await test.step('Kim is invited, is told at once, and accepts', async () => {
    await Promise.all([hearsOfEvents(kim), kim.page.goto('/my-lists')])
    await expect(kim.page.getByText('No saved lists yet')).toBeVisible()
    await Promise.all([hearsOfEvents(robin), robin.page.goto('/my-lists')])
    const dialog = await openShareDialog(robin, 'Weekend Shop')
    await expect(dialog.getByLabel('Permission level')).toHaveValue('edit')
    await dialog.getByLabel('Email address').fill(`  ${kim.account.email} `)
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(robin.notices).toContainText('Invitation sent')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Kim Lee' })).toContainText(
      'Pending',
    )

    await kim.page.getByRole('button', { name: 'Notices, 1 unread' }).click()
    const notices = await opened(kim.page.getByRole('dialog', { name: 'Notices' }))
    await notices.getByRole('link', { name: /Robin Ferris invited you to “Weekend Shop”/ }).click()
    await expect(kim.page).toHaveURL(/\/invitations$/)
    await expect(kim.page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
    const card = kim.main.getByRole('article', { name: 'Weekend Shop' })
    await expect(card).toContainText(`From ${robin.account.email}`)
    await expect(card).toContainText('Can edit')
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(kim.notices).toContainText('Successfully accepted the collaboration invitation')
    await expect(kim.main).toContainText('No pending invitations')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Kim Lee' })).toContainText(
      'Accepted',
    )
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('each sees the other’s ticks, and who made them', async () => {
    await shop(robin, 'Weekend Shop')
    await kim.page.getByRole('link', { name: 'My Lists' }).click()
    await expect(kim.main.getByRole('article', { name: 'Weekend Shop' })).toContainText(
      'Shared with you',
    )
    await shop(kim, 'Weekend Shop')
    await expect(robin.page.getByText('Kim Lee is shopping')).toBeVisible()
    await expect(kim.page.getByText('Robin Ferris is shopping')).toBeVisible()
    const delays = [
      ...(await liveDelays(robin, kim, produce.slice(0, 10))),
      ...(await liveDelays(kim, robin, [...produce.slice(10), ...dairy, ...bakery.slice(0, 2)])),
    ]
    const figures = `a tick on the other screen: ${delayText(delays)}`
    info.annotations.push({ type: 'live', description: figures })
    console.log(figures)
    await expect(boxOf(kim, 'Apple 1')).toHaveAccessibleDescription(/ticked by Robin Ferris/)
    await expect(boxOf(robin, 'Cheese 1')).toHaveAccessibleDescription(/ticked by Kim Lee/)
  })

  await test.step('ticks without a network come together', async () => {
    await robin.page.context().setOffline(true)
    await kim.page.context().setOffline(true)
    await boxOf(robin, 'Peas').click()
    await boxOf(robin, 'Rye').click()
    await boxOf(kim, 'Pizza').click()
    // The same one, on which the later has the last word.
    await boxOf(kim, 'Rye').click()
    await kim.page.context().setOffline(false)
    await robin.page.context().setOffline(false)
    for (const item of ['Peas', 'Pizza']) {
      await expect(boxOf(robin, item)).toBeChecked()
      await expect(boxOf(kim, item)).toBeChecked()
    }
    expect(await tickedOf(kim)).toEqual(await tickedOf(robin))
  })

  await test.step('the store is split, and the split ended', async () => {
    await boxOf(robin, 'Apple 1').click()
    await robin.page.getByRole('button', { name: 'Split the store' }).click()
    const dialog = await opened(robin.page.getByRole('dialog', { name: 'Split the store' }))
    await dialog.getByRole('button', { name: 'Split' }).click()
    const bar = ({ page }: Shopper) => page.getByRole('region', { name: 'Shopping together' })
    await expect(bar(robin)).toContainText(/You take .+, Kim Lee the rest/)
    await expect(bar(kim)).toContainText(/You take .+, Robin Ferris the rest/)
    await expect(robin.page.getByText('Kim Lee takes these').first()).toBeVisible()
    await bar(kim).getByRole('button', { name: 'Split the store' }).click()
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
    await kim.page.getByRole('link', { name: 'See the summary' }).click()
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
    // One reading of it may be on its way: the one that finds it out of reach.
    kim.page.on('request', request => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await kim.page.getByRole('link', { name: 'Back to My Lists' }).click()
    await expect(kim.page.getByText('No saved lists yet')).toBeVisible()
    expect(sent.filter(url => url.includes(listId))).toEqual([])
  })
})

test('what cannot be shared is said, and an invitation may be declined and made again', async ({
  shopper: robin,
  browser,
}) => {
  test.skip(robin.isPhone, 'The same on a phone')
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  await makeList(robin, 'Party', { Bakery: bakery })
  await robin.page.goto('/my-lists')
  const dialog = await openShareDialog(robin, 'Party')
  const email = dialog.getByLabel('Email address')
  const submit = dialog.getByRole('button', { name: 'Send Invitation' })

  await expect(submit).toBeDisabled()
  await email.fill('   ')
  await expect(submit).toBeDisabled()
  await email.fill('nobody@example.com')
  await submit.click()
  await expect(robin.notices).toContainText('No user found with email: nobody@example.com')
  await email.fill(robin.account.email.toUpperCase())
  await submit.click()
  await expect(robin.notices).toContainText('Invalid invitation')
  await expect(robin.notices).toContainText('You cannot invite yourself to collaborate.')
  await dialog.getByLabel('Permission level', { exact: true }).selectOption('view')
  await email.fill(kim.account.email)
  await submit.dblclick()
  await expect(robin.notices).toContainText(
    `Invited ${kim.account.email} to collaborate on this list`,
  )
  await email.fill(kim.account.email)
  await submit.click()
  await expect(robin.notices).toContainText('Already invited')
  await expect(robin.notices).toContainText(
    `${kim.account.email} is already a collaborator on this list.`,
  )
  const row = dialog.getByRole('listitem')
  await expect(row).toHaveCount(1)

  await kim.page.goto('/invitations')
  await kim.main.getByRole('button', { name: /^Decline/ }).click()
  await expect(kim.notices).toContainText('Successfully declined the collaboration invitation')
  await expect(row).toContainText('Declined')
  await row.getByRole('button', { name: /^Invite Kim Lee again/ }).click()
  await expect(row).toContainText('Pending')
  await expect(kim.main).toContainText('View only')
  await kim.main.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Accepted')

  await test.step('who may view looks, loads a copy, and ticks nothing', async () => {
    await kim.page.getByRole('link', { name: 'My Lists' }).click()
    const card = kim.main.getByRole('article', { name: 'Party' })
    await expect(card).toContainText('View only')
    await expect(card.getByRole('button', { name: /^(Delete|Share list|Pause)/ })).toHaveCount(0)
    await expect(card.getByRole('button', { name: /^Load into cart/ })).toBeVisible()
    await card.getByRole('link', { name: /^View list/ }).click()
    await expect(kim.page.getByText('Rye', { exact: true })).toBeVisible()
    await expect(kim.page.getByRole('checkbox')).toHaveCount(0)
    await expect(kim.page.getByRole('button', { name: 'Complete Shopping Trip' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await shop(robin, 'Party')
    await boxOf(robin, 'Rye').click()
    await expect(kim.page.getByText('1 of 3 items')).toBeVisible()
  })

  await test.step('allowed to edit, Kim ticks; then leaves', async () => {
    await robin.page.getByRole('link', { name: 'Back to My Lists' }).click()
    const again = await openShareDialog(robin, 'Party')
    await again.getByLabel('Permission level of Kim Lee').selectOption('edit')
    await expect(robin.notices).toContainText('Permission changed')
    await boxOf(kim, 'Bagel').click()
    await kim.page.getByRole('link', { name: 'Back to My Lists' }).click()
    const card = kim.main.getByRole('article', { name: 'Party' })
    await card.getByRole('button', { name: /^Leave list/ }).click()
    await kim.page.getByRole('alertdialog').getByRole('button', { name: 'Leave list' }).click()
    await expect(kim.notices).toContainText('You left the list')
    await expect(card).toBeHidden()
    await expect(again.getByText('Nobody yet.')).toBeVisible()
  })
})

test('axe finds nothing where lists are shared', async ({ shopper: robin, browser }) => {
  const { page } = robin
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  const lee = await startConfirmed(await robin.another(browser, 'Lee Park'))
  await startConfirmed(robin)
  const listId = await makeList(robin, 'Weekend Shop', { Produce: ['Kale'], Bakery: bakery })
  await share(robin, listId, kim)
  await invite(robin, listId, lee, 'view')
  await invite(kim, await makeList(kim, 'Party', { Bakery: bakery }), robin, 'view')
  await page.goto('/my-lists')
  await openShareDialog(robin, 'Weekend Shop')
  await expect(page.getByText('Lee Park')).toBeVisible()
  await isAccessible(page)
  await page.goto('/invitations')
  await expect(robin.main.getByRole('article')).toBeVisible()
  await isAccessible(page)
  await openNotices(robin)
  await isAccessible(page)
  await page.goto(`/shopping/${listId}`)
  await boxOf(robin, 'Rye').click()
  await page.getByRole('button', { name: 'Split the store' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click()
  await expect(page.getByText('Kim Lee takes these').first()).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Split the store' }).click()
  await expect(page.getByRole('button', { name: 'End split' })).toBeVisible()
  await isAccessible(page)
})

/** The bell of a desktop; on a phone in the drawer. */
async function openNotices(shopper: Shopper) {
  const from = shopper.isPhone ? await shopper.openDrawer() : shopper.page
  await from.getByRole('button', { name: /^Notices/ }).click()
  const notices = await opened(shopper.page.getByRole('dialog', { name: 'Notices' }))
  await expect(notices.getByRole('listitem').first()).toBeVisible()
}

async function openShareDialog({ main, page }: Shopper, list: string) {
  await main.getByRole('button', { name: new RegExp(`^Share list, ${list}`) }).click()
  return opened(page.getByRole('dialog', { name: 'Share list' }))
}

async function tickedOf({ page }: Shopper): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { checked: true })
  const names = await boxes.evaluateAll(all => all.map(box => box.getAttribute('aria-label') ?? ''))
  return names.toSorted()
}

async function collaborators({ page }: Shopper, listId: string): Promise<{ id: string }[]> {
  return (await page.request.get(`/api/lists/${listId}/collaborators`)).json()
}

async function shop({ main, page }: Shopper, list: string) {
  const card = main.getByRole('article', { name: list })
  await card.getByRole('link', { name: /^(Start|Continue) Shopping|^Shop again/ }).click()
  await expect(page.getByRole('button', { name: 'Complete Shopping Trip' })).toBeVisible()
}
