import {
  boxOf,
  hearsOfEvents,
  invite,
  makeList,
  openNotices,
  openShareDialog,
  share,
  shop,
  startConfirmed,
} from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack } from '../../support/network.ts'

const bakery = ['Rye', 'Bagel', 'Baguette']

test('what cannot be shared is said, and an invitation may be declined and made again', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  test.skip(robin.isPhone, 'The same on a phone')
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  await makeList(robin, 'Party', { Bakery: bakery })
  await Promise.all([hearsOfEvents(kim), kim.page.goto('/my-lists')])
  await expect(kim.page.getByText('No saved lists yet')).toBeVisible()
  await Promise.all([hearsOfEvents(robin), robin.page.goto('/my-lists')])
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
  await expect(dialog.getByLabel('Permission level', { exact: true })).toHaveValue('edit')
  await email.fill(`  ${kim.account.email} `)
  const release = await holdBack(robin.page, '**/api/lists/*/collaborators')
  await submit.dblclick()
  await email.fill('somebody@example.com')
  release()
  await expect(robin.notices).toContainText('Invitation sent')
  await expect(email).toHaveValue('somebody@example.com')
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
  // The owner learns the name only when the invitation is accepted.
  await expect(row).toContainText(kim.account.email)
  await expect(row).not.toContainText('Kim Lee')
  await expect(row).toContainText('Pending')
  await isAccessible(robin.page)

  await test.step('Kim is told at once, and finds the invitation', async () => {
    await kim.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const notices = await opened(kim.page.getByRole('dialog', { name: 'Notifications' }))
    await isAccessible(kim.page)
    await notices.getByRole('link', { name: /Robin Ferris invited you to “Party”/ }).click()
    await expect(kim.page).toHaveURL(/\/invitations$/)
    await expect(kim.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    const card = kim.main.getByRole('article', { name: 'Party' })
    await expect(card).toContainText(`From Robin Ferris${robin.account.email}`)
    await expect(card).toContainText('Can edit')
    await isAccessible(kim.page)
  })

  await kim.main.getByRole('button', { name: /^Decline/ }).click()
  await expect(kim.notices).toContainText('Successfully declined the collaboration invitation')
  await expect(row).toContainText('Declined')
  await row.getByRole('button', { name: `Invite ${kim.account.email} again` }).click()
  await expect(row).toContainText('Pending')
  await dialog.getByLabel(`Permission level of ${kim.account.email}`).selectOption('view')
  await expect(kim.main).toContainText('View only')
  await kim.main.getByRole('button', { name: /^Accept/ }).click()
  await expect(kim.notices).toContainText('Successfully accepted the collaboration invitation')
  await expect(kim.main).toContainText('No pending invitations')
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
    await expect(again.getByText('No one yet.')).toBeVisible()
  })
})

test('axe finds nothing where lists are shared', { tag: '@long' }, async ({
  shopper: robin,
  browser,
}) => {
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
  // Lee has not answered yet, so the owner knows only the address.
  await expect(page.getByText(lee.account.email).first()).toBeVisible()
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

test('an address that no mail could reach is not sent, and the field is ready for another', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await makeList(shopper, 'Party', { Bakery: bakery })
  const sent: unknown[] = []
  await page.route('**/api/lists/*/collaborators', route => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: {} })
  })
  await page.goto('/my-lists')
  const dialog = await openShareDialog(shopper, 'Party')
  const email = dialog.getByLabel('Email address')
  const submit = dialog.getByRole('button', { name: 'Send Invitation' })
  await email.fill('bad')
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toBeFocused()
  await email.fill('kim@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await submit.click()
  await expect(shopper.notices).toContainText('Invitation sent')
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  expect(sent).toEqual([{ email: 'kim@example.com', permission: 'edit' }])
})
