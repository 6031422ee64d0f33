import type { Figure } from '../../support/figure.ts'
import { measureCopy } from './copy.ts'
import { measureInBrowser } from './in-browser.ts'

/** What a device fetches, holds and waits for to search the catalogue without a network. */
export async function measureOffline(): Promise<Figure[]> {
  return [...(await measureCopy()), ...(await measureInBrowser())]
}
