import { type ErrorCode, errorStatus } from '@aisleway/core/errors'
import type { Page } from '@playwright/test'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { follow } from '../support/client-navigation.ts'
import type { TextKey } from './texts.ts'

/**
 * Goes on from where the row before it ended and does what leads to a text, which must not stand
 * there yet; answers what stands for its `{…}`.
 */
type Show = (shopper: MealPlanner) => Promise<Record<string, string> | undefined>

/** How a text of the catalogue is known to be shown. */
export type Proof =
  | Show
  /** Two texts stand for one failure: the other one is shown (docs/decisions/0030). */
  | { mergedInto: TextKey }

export type Proofs = Partial<Record<TextKey, Proof>>

/**
 * The first page is loaded, to the others the app changes as by a link. By way of a page that shows
 * nothing, so that a screen begins anew even where it stood before.
 */
export async function comesTo({ page, main }: MealPlanner, path: string) {
  if (page.url() === 'about:blank') return void (await page.goto(path))
  await follow(page, '/aisle/7')
  await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await follow(page, path)
}

/** The server breaks at these requests. */
export function breaks(page: Page, url: string) {
  return page.route(url, route => route.fulfill({ status: 500, json: answer(500) }))
}

/** The server says no. What is refused is not asked for again, so nobody waits. */
export function refuses(page: Page, url: string, code: ErrorCode = 'TOO_MANY_REQUESTS') {
  const status = errorStatus[code]
  return page.route(url, route => route.fulfill({ status, json: answer(status, code) }))
}

export const serverMessage = 'The shelf is being moved'

function answer(status: number, code = 'INTERNAL_SERVER_ERROR') {
  return { defined: true, code, status, message: serverMessage }
}
