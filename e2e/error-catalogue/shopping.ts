import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { startList } from '../pages/past-trip.ts'
import { leaveNoRoom } from '../support/device-records.ts'
import { breaks, comesTo, type Proofs, refuses } from './proof.ts'

const trip = '**/api/lists/*/trip'

/** Shopping in the store. It starts signed in; on the way, server responses are replaced. */
export const shopping = {
  dealsNotLoaded: async shopper => {
    const { page, main } = shopper
    await breaks(page, '**/api/deals')
    const failed = page.waitForResponse('**/api/deals')
    await openNew(shopper)
    await failed
    await expect(main.getByRole('checkbox').first()).toBeVisible()
    await expect(dealsOf(shopper)).toHaveCount(0)
  },

  listNotFound: async shopper => {
    await comesTo(shopper, `/shopping/${randomUUID()}`)
  },

  shoppingListNotLoaded: async shopper => {
    const { listId } = await startList(shopper, 'Weekend')
    await refuses(shopper.page, `**/api/lists/${listId}/**`)
    await comesTo(shopper, `/shopping/${listId}`)
    await expect(shopper.page).toHaveURL('/my-lists')
  },

  /** Meanwhile the device's copy is used for shopping. */
  shoppingNotStarted: async shopper => {
    const listId = await openNew(shopper)
    await refuses(shopper.page, `**/api/lists/${listId}/start`)
    await openToShop(shopper, listId)
  },

  dealOnList: async shopper => {
    await openNew(shopper)
    await dealsOf(shopper).first().click()
    await shopper.page
      .getByRole('button', { name: /^Add deal / })
      .first()
      .click()
  },

  tripNotCompleted: async shopper => {
    await refuses(shopper.page, trip, 'FORBIDDEN')
    await complete(shopper)
  },

  notLoggedIn: async shopper => {
    await openNew(shopper)
    await refuses(shopper.page, trip, 'UNAUTHORIZED')
    await complete(shopper)
  },

  /** The trip is first queued on the device, then rejected for good. */
  tripNotSaved: async shopper => {
    // The trip from the previous row is retried after its delay, and must not be rejected here as well.
    await expect.poll(() => shopper.storedText()).not.toContain(':unsent:trip:')
    await openNew(shopper)
    await refuses(shopper.page, trip, 'LIST_NOT_FOUND')
    await shopper.page.route(trip, route => route.abort(), { times: 1 })
    await complete(shopper)
  },

  /** Neither the device nor the server takes it. */
  tripUnexpected: async shopper => {
    await openNew(shopper)
    await leaveNoRoom(shopper.page)
    await shopper.page.route(trip, route => route.abort())
    await complete(shopper)
  },
} satisfies Proofs

/** Opens a new list of two items in shopping mode. */
async function openNew(shopper: MealPlanner): Promise<string> {
  const { listId } = await startList(shopper, 'Weekend')
  await openToShop(shopper, listId)
  return listId
}

async function openToShop(shopper: MealPlanner, listId: string) {
  await comesTo(shopper, `/shopping/${listId}`)
  await expect(shopper.page.getByText('0 of 2 items')).toBeVisible()
}

function dealsOf({ page }: MealPlanner): Locator {
  return page.getByRole('button', { name: /^Deals in / })
}

async function complete({ page }: MealPlanner) {
  const label = 'Complete Shopping Trip'
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click()
}
