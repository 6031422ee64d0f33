import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@aisleway/core/errors'
import type { Collaborator, Invitation } from '@aisleway/core/sharing/contract'
import { maxCollaborators } from '@aisleway/core/sharing/sharing'
import type { Locator, Page } from '@playwright/test'
import { expect, type MealPlanner } from '../meal-planner.ts'
import { makeList } from '../shared-list.ts'
import { opened } from '../visitor.ts'
import { breaks, type Proofs, refuses } from './proof.ts'

const collaborators = '**/api/lists/*/collaborators'
const invitations = '**/api/invitations'
const response = '**/api/invitations/*/response'
const email = 'kim@example.com'

/** The share dialog and the invitations. Who is on the other side is made up: sharing.spec.ts has two. */
export const sharing = {
  nobodyByThatEmail: async shopper => {
    await invite(await openShareDialog(shopper), email)
    return { email }
  },

  invitingOneself: async shopper => {
    await invite(await openShareDialog(shopper), shopper.account.email)
  },

  invitedAlready: async shopper => {
    await inviteRefused(shopper, 'ALREADY_INVITED')
    return { email }
  },

  invitationRefused: async shopper => {
    await inviteRefused(shopper, 'TOO_MANY_COLLABORATORS')
    const message = `A list can be shared with up to ${maxCollaborators} people.`
    return { 'server message': message }
  },

  invitationNotSent: async shopper => {
    const dialog = await openShareDialog(shopper)
    await breaks(shopper.page, collaborators)
    await invite(dialog, email)
  },

  invitationSent: async shopper => {
    const dialog = await openShareDialog(shopper)
    await shopper.page.route(collaborators, route => route.fulfill({ json: collaborator }))
    await invite(dialog, email)
    return { email }
  },

  collaboratorsNotLoaded: async shopper => {
    await refuses(shopper.page, collaborators)
    const failed = shopper.page.waitForResponse(collaborators)
    const dialog = await openShareDialog(shopper)
    await failed
    await expect(dialog.getByText('Loading collaborators')).toHaveCount(0)
  },

  collaboratorNotRemoved: async shopper => {
    await breaks(shopper.page, `${collaborators}/*`)
    await removeCollaborator(shopper)
  },

  collaboratorRemoved: async shopper => {
    await shopper.page.route(`${collaborators}/*`, route =>
      route.fulfill({ json: { id: collaborator.id } }),
    )
    await removeCollaborator(shopper)
  },

  invitationsNotLoaded: async ({ page }) => {
    await refuses(page, invitations)
    await page.goto('/invitations')
  },

  noInvitationRows: async ({ page, main }) => {
    await page.goto('/invitations')
    await expect(main).toContainText('No pending invitations')
    await expect(main).toContainText(
      "You don't have any pending collaboration invitations at the moment.",
    )
  },

  invitationAccepted: async shopper => {
    await shopper.page.route(response, route => route.fulfill({ json: { listId: randomUUID() } }))
    await answer(shopper, 'Accept')
  },

  invitationDeclined: async shopper => {
    await shopper.page.route(response, route => route.fulfill({ json: { listId: randomUUID() } }))
    await answer(shopper, 'Decline')
  },

  invitationNotUpdated: async shopper => {
    await refuses(shopper.page, response, 'INVITATION_NOT_FOUND')
    await answer(shopper, 'Accept')
  },

  invitationNotAnswered: async shopper => {
    await breaks(shopper.page, response)
    await answer(shopper, 'Accept')
  },
} satisfies Proofs

const collaborator: Collaborator = {
  id: randomUUID(),
  userId: 'kim',
  displayName: 'Kim Lee',
  email,
  permission: 'edit',
  status: 'pending',
  invitedAt: new Date().toISOString(),
}

const invitation: Invitation = {
  id: randomUUID(),
  listId: randomUUID(),
  listName: 'Party',
  invitedByEmail: email,
  permission: 'edit',
  invitedAt: new Date().toISOString(),
}

async function openShareDialog(shopper: MealPlanner): Promise<Locator> {
  const { page, main } = shopper
  const name = `Weekend ${randomUUID()}`
  await makeList(shopper, name, { Bakery: ['Rye'] })
  await page.goto('/my-lists')
  await main.getByRole('button', { name: `Share list, ${name}` }).click()
  return opened(page.getByRole('dialog', { name: 'Share list' }))
}

async function invite(dialog: Locator, address: string) {
  await dialog.getByLabel('Email address').fill(address)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
}

async function inviteRefused(shopper: MealPlanner, code: ErrorCode) {
  const dialog = await openShareDialog(shopper)
  await refuses(shopper.page, collaborators, code)
  await invite(dialog, email)
}

async function removeCollaborator(shopper: MealPlanner) {
  await answersWith(shopper.page, collaborators, [collaborator])
  const dialog = await openShareDialog(shopper)
  await dialog.getByRole('button', { name: 'Remove Kim Lee' }).click()
}

async function answer({ page, main }: MealPlanner, label: 'Accept' | 'Decline') {
  await answersWith(page, invitations, [invitation])
  await page.goto('/invitations')
  await main.getByRole('button', { name: `${label}, Party` }).click()
}

function answersWith(page: Page, url: string, json: unknown) {
  return page.route(url, route => route.fulfill({ json }))
}
