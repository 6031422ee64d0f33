import { maxImportBytes } from '@aisleway/core/recipes/recipe'
import { fetchableUrl } from '../../../outbound/fetchable-url.ts'
import { type Network, RequestRefused } from '../../../outbound/public-request.ts'
import { fetchPublic } from './page-source.ts'
import { mayRobotVisit } from './robots-rules.ts'

/** The source of a public recipe page, and its final URL; undefined if it cannot be fetched. */
export type FetchRecipePage = (
  address: string,
) => Promise<{ source: string; address: string } | undefined>

/**
 * Fetches as a polite robot: it identifies itself, and checks robots.txt of every site on the way.
 */
export function recipePageFetcher(network: Network, totalMs = 10_000): FetchRecipePage {
  let inFlight = 0
  return async address => {
    const start = fetchableUrl(address)
    if (!start || inFlight >= mostAtOnce) return undefined
    inFlight += 1
    const signal = AbortSignal.timeout(totalMs)
    try {
      const mayVisit = (url: URL) => isAllowed(url, network, signal)
      const limits = { maxBytes: maxImportBytes, signal, accept: html, userAgent }
      const { status, url, text } = await fetchPublic(start, network, limits, mayVisit)
      return status === 200 ? { source: text, address: url.href } : undefined
    } catch {
      // The reason is not reported, because it would reveal what the server can reach.
      return undefined
    } finally {
      inFlight -= 1
    }
  }
}

const mostAtOnce = 8
const html = /^(?:text\/html|application\/xhtml\+xml)\b/i
const robotName = 'AislewayRecipes'
const userAgent = `${robotName}/1.0 (fetches one page at a shopper's request)`

/** Per RFC 9309: without the file everything is allowed, but if it cannot be fetched, nothing is. */
async function isAllowed(url: URL, network: Network, signal: AbortSignal): Promise<boolean> {
  const robotsUrl = new URL('/robots.txt', url)
  const limits = { maxBytes: 512 * 1024, signal, accept: /^/, userAgent }
  const { status, text } = await fetchPublic(robotsUrl, network, limits)
  if (status >= 400 && status < 500) return true
  if (status !== 200) throw new RequestRefused('robots.txt cannot be fetched')
  return mayRobotVisit(text, robotName, `${url.pathname}${url.search}`)
}
