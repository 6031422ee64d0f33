import type { IncomingMessage } from 'node:http'
import { fetchableUrl } from '../../../outbound/fetchable-url.ts'
import { requestFollowing } from '../../../outbound/follow-redirects.ts'
import { type Network, RequestRefused } from '../../../outbound/public-request.ts'
import { CatalogueFileError } from './read-catalogue-file.ts'

export type FetchedCatalogue =
  | { type: 'unchanged' }
  | { type: 'file'; chunks: AsyncIterable<Uint8Array>; etag: string | null }

const csv = /^(?:text\/csv|text\/plain|application\/csv|application\/octet-stream)\b/i
const longestMinutes = 5

/**
 * Fetches the file at an address unless its ETag is still this one (RFC 9110, If-None-Match). A file that cannot be
 * fetched, or that breaks off while it is read, throws a `CatalogueFileError`.
 */
export async function fetchCatalogue(
  address: string,
  etag: string | null,
  network: Network,
): Promise<FetchedCatalogue> {
  const signal = AbortSignal.timeout(longestMinutes * 60_000)
  const response = await ask(address, etag, network, signal)
  const { statusCode, headers } = response
  const type = headers['content-type'] ?? 'none'
  if (statusCode === 200 && csv.test(type)) {
    return { type: 'file', chunks: chunksOf(response, signal), etag: headers.etag ?? null }
  }
  response.destroy()
  if (statusCode === 304) return { type: 'unchanged' }
  throw new CatalogueFileError(
    statusCode === 200
      ? `The server sent a file of the type ${type}, not text/csv.`
      : `The server answered ${statusCode}.`,
  )
}

async function ask(address: string, etag: string | null, network: Network, signal: AbortSignal) {
  const url = fetchableUrl(address)
  if (!url) throw new CatalogueFileError('This address cannot be fetched.')
  const headers = {
    'user-agent': 'AislewayCatalogue/1.0',
    accept: 'text/csv',
    'accept-encoding': 'identity',
    ...(etag !== null && { 'if-none-match': etag }),
  }
  try {
    const { response } = await requestFollowing(url, network, { headers, signal }, next => {
      // Anybody on the way could change the prices.
      if (url.protocol === 'https:' && next.protocol !== 'https:') {
        throw new RequestRefused('it redirects to an address without https')
      }
    })
    return response
  } catch (error) {
    throw new CatalogueFileError(`The server cannot be reached (${reasonOf(error, signal)}).`)
  }
}

async function* chunksOf(
  response: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* response
  } catch (error) {
    throw new CatalogueFileError(
      `The file broke off while it was sent (${reasonOf(error, signal)}).`,
    )
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took longer than ${longestMinutes} minutes`
  if (error instanceof RequestRefused) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
