import type { Figure } from '../../support/figure.ts'
import { measureCopy } from './copy.ts'
import { measureInBrowser } from './in-browser.ts'

/** What a device downloads, stores and waits for in order to search the catalogue offline. */
export async function measureOffline(): Promise<Figure[]> {
  return [...(await measureCopy()), ...(await measureInBrowser())]
}
