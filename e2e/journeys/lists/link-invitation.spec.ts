import { makeList, openShareDialog } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'

test('a link brings somebody without an account to the list, once', async ({
  shopper: robin,
  browser,
}) => {
  await robin.startSignedIn()
  await makeList(robin, 'Party', { Produce: ['quinces'] })
  await robin.page.goto('/my-lists')
  const link = await createLink(robin, 'Party', { permission: 'view', days: '1' })
  await isAccessible(robin.page)

  const kim = await robin.another(browser, 'Kim Lee')
  await kim.page.goto(link)
  await expect(kim.main.getByRole('heading', { level: 1 })).toHaveText(
    `${robin.account.fullName} invited you to “Party”`,
  )
  await expect(kim.main).toContainText('Can view only')
  await expect(kim.page.getByText('quinces')).toHaveCount(0)
  await isAccessible(kim.page)
  await test.step('after signing up and the questions the invitation is there again', async () => {
    await kim.main.getByRole('link', { name: 'Sign in to accept' }).click()
    await kim.signUp()
    await kim.page.getByRole('button', { name: /^Skip/ }).click()
    await kim.main.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(kim.page).toHaveURL(/\/lists\//)
    await expect(kim.main.getByText('quinces')).toBeVisible()
    await expect(kim.main).toContainText('View only')
  })

  await test.step('it leads its account to the list, and nobody else', async () => {
    await kim.page.goto(link)
    await expect(kim.page).toHaveURL(/\/lists\//)
    const zoe = await robin.another(browser, 'Zoe Park')
    await zoe.startSignedIn()
    await zoe.page.goto(link)
    await expect(zoe.main.getByText('This invitation has already been used')).toBeVisible()
    await isAccessible(zoe.page)
  })
  const dialog = robin.page.getByRole('dialog', { name: 'Share list' })
  await expect(dialog.getByText('Kim Lee')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
})

test('a link that was revoked, has ended or was made up says so @long', async ({
  shopper: robin,
  browser,
}) => {
  await robin.startSignedIn()
  await makeList(robin, 'Party', { Produce: ['quinces'] })
  await robin.page.goto('/my-lists')
  const link = await createLink(robin, 'Party', { permission: 'edit', days: '30' })
  const kim = await robin.another(browser, 'Kim Lee')
  await kim.startSignedIn()
  await kim.page.goto(link)
  const accept = kim.main.getByRole('button', { name: 'Accept invitation' })
  await expect(accept).toBeVisible()

  const dialog = robin.page.getByRole('dialog', { name: 'Share list' })
  await dialog.getByRole('button', { name: /^Revoke link: Can edit/ }).click()
  await expect(robin.notices).toContainText('Link revoked')
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveCount(0)
  await accept.click()
  await expect(kim.main.getByText('This invitation was canceled')).toBeVisible()
  await expect(kim.page.getByText('Failed to accept the invitation')).toHaveCount(0)

  await kim.page.goto(`${link.slice(0, -1)}-`)
  await expect(kim.main.getByText('We can’t find this invitation')).toBeVisible()

  await kim.page.route('**/api/invitation-links/look-up', route =>
    route.fulfill({
      status: 410,
      json: { defined: true, code: 'LINK_EXPIRED', status: 410, message: 'Gone' },
    }),
  )
  await kim.page.goto(link)
  await expect(kim.main.getByText('This invitation has expired')).toBeVisible()
})

async function createLink(
  shopper: Shopper,
  list: string,
  { permission, days }: { permission: string; days: string },
): Promise<string> {
  const dialog = await openShareDialog(shopper, list)
  await dialog.getByLabel('Link permission').selectOption(permission)
  await dialog.getByLabel('Link expires').selectOption(days)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  return dialog.getByLabel('Link', { exact: true }).inputValue()
}
