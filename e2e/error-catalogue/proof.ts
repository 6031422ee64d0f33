import { type ErrorCode, errorStatus } from '@aisleway/core/errors'
import type { Page } from '@playwright/test'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { follow } from '../support/client-navigation.ts'
import type { TextKey } from './texts.ts'

/**
 * Continues from the end of the previous row and triggers a text, which must not have been shown before. It returns
 * the values of the text's `{…}`.
 */
type Show = (shopper: MealPlanner) => Promise<Record<string, string> | undefined>

/** How the test proves that a text of the catalogue is shown. */
export type Proof =
  | Show
  /** The catalogue has two texts for one failure, and the other one is shown (docs/decisions/0030). */
  | { mergedInto: TextKey }

export type Proofs = Partial<Record<TextKey, Proof>>

/**
 * Loads the first page, and navigates to the others as by a link. It goes through the not-found
 * page, so that a screen is mounted anew even if it is already open.
 */
export async function comesTo({ page, main }: MealPlanner, path: string) {
  if (page.url() === 'about:blank') return void (await page.goto(path))
  await follow(page, '/aisle/7')
  await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await follow(page, path)
}

/** Makes these requests fail with a server error. */
export function breaks(page: Page, url: string) {
  return page.route(url, route => route.fulfill({ status: 500, json: answer(500) }))
}

/** Makes the server reject these requests. Rejected requests are not retried, so the test need not wait. */
export function refuses(page: Page, url: string, code: ErrorCode = 'TOO_MANY_REQUESTS') {
  const status = errorStatus[code]
  return page.route(url, route => route.fulfill({ status, json: answer(status, code) }))
}

export const serverMessage = 'The shelf is being moved'

function answer(status: number, code = 'INTERNAL_SERVER_ERROR') {
  return { defined: true, code, status, message: serverMessage }
}
