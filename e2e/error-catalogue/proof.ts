import { type ErrorCode, errorStatus } from '@aisleway/core/errors'
import type { Page } from '@playwright/test'
import type { MealPlanner } from '../meal-planner.ts'
import type { TextKey } from './texts.ts'

/** Does what leads to a text, on a page that shows nothing yet; answers what stands for its `{…}`. */
type Show = (shopper: MealPlanner) => Promise<Record<string, string> | undefined>

/** How a text of the catalogue is known to be shown. */
export type Proof =
  | Show
  /** Two texts stand for one failure: the other one is shown (docs/decisions/0030). */
  | { mergedInto: TextKey }

export type Proofs = Partial<Record<TextKey, Proof>>

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
