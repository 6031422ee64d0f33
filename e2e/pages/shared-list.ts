import { randomUUID } from 'node:crypto'
import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import type { Permission } from '@aisleway/core/sharing/sharing'
import type { Locator } from '@playwright/test'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { send } from './past-trip.ts'
import { expect, type Shopper } from './shopper.ts'
import { opened } from './visitor.ts'

/** Signs in with a confirmed address, because others find only such accounts (answer 10). */
export async function startConfirmed(shopper: Shopper): Promise<Shopper> {
  await shopper.startSignedIn()
  return confirmAddress(shopper)
}

export async function confirmAddress(shopper: Shopper): Promise<Shopper> {
  const mail = await mailTo(shopper.account.email, 'Verify your email')
  expect((await shopper.page.request.get(linkIn(mail))).ok()).toBe(true)
  return shopper
}

/** Saves a list of these items by department. */
export async function makeList(
  shopper: Shopper,
  name: string,
  items: Partial<Record<DepartmentOrOther, readonly string[]>>,
): Promise<string> {
  const id = randomUUID()
  const from = Object.entries(items).flatMap(([department, names]) =>
    names.map(item => itemOf(item, department as DepartmentOrOther)),
  )
  await send(shopper, 'post', '/api/lists', { id, name, from })
  return id
}

export async function invite(
  { page }: Shopper,
  listId: string,
  other: Shopper,
  permission: Permission,
): Promise<string> {
  const answer = await page.request.post(`/api/lists/${listId}/collaborators`, {
    data: { email: other.account.email, permission },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id }: { id: string } = await answer.json()
  return id
}

/** Invites and accepts without using the screens. Returns the collaborator's id. */
export async function share(
  owner: Shopper,
  listId: string,
  other: Shopper,
  permission: Permission = 'edit',
): Promise<string> {
  const collaboratorId = await invite(owner, listId, other, permission)
  const invitations: { id: string; listId: string }[] = await (
    await other.page.request.get('/api/invitations')
  ).json()
  const invitation = invitations.find(one => one.listId === listId)
  await send(other, 'post', `/api/invitations/${invitation?.id}/response`, { answer: 'accepted' })
  return collaboratorId
}

/** Waits until the event stream is open; when it opens, the page refetches everything. */
export async function hearsOfEvents({ page }: Shopper) {
  await page.waitForResponse('**/api/live')
}

export function boxOf({ page }: Shopper, item: string): Locator {
  return page.getByRole('checkbox', { name: item, exact: true })
}

/** Opens the dialog from My Lists. */
export async function openShareDialog({ main, page }: Shopper, list: string) {
  await main.getByRole('button', { name: new RegExp(`^Share list, ${list}`) }).click()
  return opened(page.getByRole('dialog', { name: 'Share list' }))
}

/** Uses the bell on a desktop, and the drawer on a phone. */
export async function openNotices(shopper: Shopper) {
  const from = shopper.isPhone ? await shopper.openDrawer() : shopper.page
  await from.getByRole('button', { name: /^Notifications/ }).click()
  const notices = await opened(shopper.page.getByRole('dialog', { name: 'Notifications' }))
  await expect(notices.getByRole('listitem').first()).toBeVisible()
}

/** Starts shopping the list from My Lists. */
export async function shop({ main, page }: Shopper, list: string) {
  const card = main.getByRole('article', { name: list })
  await card.getByRole('link', { name: /^(Start|Continue) Shopping|^Shop again/ }).click()
  await expect(page.getByRole('button', { name: 'Complete Shopping Trip' })).toBeVisible()
}

/** A free-text item. */
export function itemOf(name: string, department: DepartmentOrOther): NewListItem {
  return listItem({ name, department })
}
