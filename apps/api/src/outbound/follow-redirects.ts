import type { IncomingMessage } from 'node:http'
import { fetchableUrl } from './fetchable-url.ts'
import { type Asked, type Network, RequestRefused, requestPublic } from './public-request.ts'

const mostRedirects = 5
/** As long as what a shopper may enter; a header could be eight times as long. */
const longestAddress = 2000

/**
 * Requests a public page or file, and returns the response that is no redirect, and where it came from. Every redirect
 * must lead to a public address, too; `checkVisit` throws for an address that may not be visited.
 */
export async function requestFollowing(
  start: URL,
  network: Network,
  asked: Asked,
  checkVisit: (url: URL) => Promise<void> | void = () => {},
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = start
  for (let hop = 0; hop <= mostRedirects; hop++) {
    await checkVisit(url)
    const response = await requestPublic(url, network, asked)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      return { response, url }
    }
    response.destroy()
    const next = fetchableUrl(headers.location, url)
    if (!next || next.href.length > longestAddress) {
      throw new RequestRefused('it leads to no page')
    }
    url = next
  }
  throw new RequestRefused('it redirects too often')
}
