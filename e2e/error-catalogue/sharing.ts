import { randomUUID } from 'node:crypto'
import type { Collaborator, Invitation } from '@aisleway/core/sharing/contract'
import { maxCollaborators } from '@aisleway/core/sharing/sharing'
import type { Locator, Page } from '@playwright/test'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { makeList } from '../pages/shared-list.ts'
import { opened } from '../pages/visitor.ts'
import { breaks, comesTo, type Proofs, refuses } from './proof.ts'

const collaborators = '**/api/lists/*/collaborators'
const invitations = '**/api/invitations'
const response = '**/api/invitations/*/response'
const email = 'kim@example.com'

/** The share dialog and the invitations. The other member is simulated; sharing.spec.ts has two real ones. */
export const sharing = {
  noInvitationRows: async shopper => {
    await comesTo(shopper, '/invitations')
    await expect(shopper.main).toContainText('No pending invitations')
    await expect(shopper.main).toContainText(
      "You don't have any pending collaboration invitations at the moment.",
    )
  },

  collaboratorsNotLoaded: async shopper => {
    await makeList(shopper, 'Weekend', { Bakery: ['Rye'] })
    await comesTo(shopper, '/my-lists')
    await refuses(shopper.page, collaborators)
    const failed = shopper.page.waitForResponse(collaborators)
    await openShareDialog(shopper)
    await failed
    await expect(shareDialog(shopper).getByText('Loading collaborators')).toHaveCount(0)
  },

  nobodyByThatEmail: async shopper => {
    await invite(shopper)
    return { email }
  },

  invitingOneself: async shopper => {
    await invite(shopper, shopper.account.email)
  },

  invitedAlready: async shopper => {
    await refuses(shopper.page, collaborators, 'ALREADY_INVITED')
    await invite(shopper)
    return { email }
  },

  invitationRefused: async shopper => {
    await refuses(shopper.page, collaborators, 'TOO_MANY_COLLABORATORS')
    await invite(shopper)
    const message = `A list can be shared with up to ${maxCollaborators} people.`
    return { 'server message': message }
  },

  invitationNotSent: async shopper => {
    await breaks(shopper.page, collaborators)
    await invite(shopper)
  },

  invitationSent: async shopper => {
    await answersWith(shopper.page, collaborators, { GET: [collaborator], POST: collaborator })
    await invite(shopper)
    await expect(shareDialog(shopper).getByText('Kim Lee')).toBeVisible()
    return { email }
  },

  collaboratorNotRemoved: async shopper => {
    await breaks(shopper.page, `${collaborators}/*`)
    await removeCollaborator(shopper)
  },

  collaboratorRemoved: async shopper => {
    await answersWith(shopper.page, `${collaborators}/*`, { DELETE: { id: collaborator.id } })
    await removeCollaborator(shopper)
  },

  invitationsNotLoaded: async shopper => {
    await refuses(shopper.page, invitations)
    await comesTo(shopper, '/invitations')
  },

  invitationAccepted: async shopper => {
    await answersWith(shopper.page, response, { POST: { listId: randomUUID() } })
    await answer(shopper, 'Accept')
  },

  invitationDeclined: async shopper => {
    await answersWith(shopper.page, response, { POST: { listId: randomUUID() } })
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
  invitedByName: null,
  invitedByEmail: email,
  permission: 'edit',
  invitedAt: new Date().toISOString(),
}

function shareDialog({ page }: MealPlanner): Locator {
  return page.getByRole('dialog', { name: 'Share list' })
}

async function openShareDialog(shopper: MealPlanner) {
  await shopper.main.getByRole('button', { name: 'Share list, Weekend' }).click()
  await opened(shareDialog(shopper))
}

async function invite(shopper: MealPlanner, address = email) {
  const dialog = shareDialog(shopper)
  await dialog.getByLabel('Email address').fill(address)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
}

/** Reloads the page, because only the responses simulated here contain Kim. */
async function removeCollaborator(shopper: MealPlanner) {
  await answersWith(shopper.page, collaborators, { GET: [collaborator] })
  await comesTo(shopper, '/my-lists')
  await openShareDialog(shopper)
  await shareDialog(shopper).getByRole('button', { name: 'Remove Kim Lee' }).click()
}

/** Reloads the page, because answering an invitation refetches them, possibly still in flight. */
async function answer(shopper: MealPlanner, label: 'Accept' | 'Decline') {
  await answersWith(shopper.page, invitations, { GET: [invitation] })
  await shopper.page.goto('/invitations')
  await shopper.main.getByRole('button', { name: `${label}, Party` }).click()
}

/** Responds by the request's method; other methods reach the server. */
function answersWith(page: Page, url: string, answers: Record<string, unknown>) {
  return page.route(url, route => {
    const json = answers[route.request().method()]
    return json === undefined ? route.fallback() : route.fulfill({ json })
  })
}
