import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, isIP, type Socket } from 'node:net'
import { pipeline, type Transform } from 'node:stream'
import { connect as tlsConnect } from 'node:tls'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { fetchableUrl } from './fetchable-url.ts'
import { isPublicAddress } from './public-address.ts'

/** How this server reaches others; tests put their own in place. */
export type Network = {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  connect: (address: string, port: number) => Socket
}

export const internet: Network = {
  resolve: async host =>
    (await lookup(host, { all: true, verbatim: false })).map(({ address }) => address),
  connect: (host, port) => connect({ host, port }),
}

/** A page that cannot be had: refused, unreachable, too large, too slow or none. */
export class PageRefused extends Error {}

type Limits = { maxBytes: number; signal: AbortSignal; accept: RegExp; userAgent: string }

export type Fetched = { status: number; url: URL; text: string }

/**
 * Fetches a public page. The host of each hop is resolved once, all of its addresses must be public, and the
 * connection goes to one of those: a name that resolves to something else a moment later leads nowhere else.
 */
export async function fetchPublic(
  start: URL,
  network: Network,
  limits: Limits,
  mayVisit: (url: URL) => Promise<boolean> = async () => true,
): Promise<Fetched> {
  let url = start
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (!(await mayVisit(url))) throw new PageRefused('robots.txt does not allow it')
    const response = await send(url, network, limits)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      return { status: statusCode, url, text: await readText(response, limits) }
    }
    response.destroy()
    const next = fetchableUrl(headers.location, url)
    if (!next) throw new PageRefused('it leads to no page')
    url = next
  }
  throw new PageRefused('it redirects too often')
}

const mostRedirects = 5

async function send(url: URL, network: Network, limits: Limits): Promise<IncomingMessage> {
  const { signal, userAgent } = limits
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLiteral = isIP(host) !== 0
  const addresses = isLiteral ? [host] : await unlessAborted(network.resolve(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) {
    throw new PageRefused('its address is not public')
  }
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? httpsRequest : httpRequest)({
      path: `${url.pathname}${url.search}`,
      signal,
      createConnection: () => {
        const socket = network.connect(address, port)
        // The certificate must be that of the name, though the connection is made to the address.
        const name = isLiteral ? { host } : { servername: host }
        return isSecure ? tlsConnect({ socket, ...name }) : socket
      },
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html',
        'accept-encoding': 'gzip, br',
      },
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

async function readText(response: IncomingMessage, { maxBytes, accept }: Limits): Promise<string> {
  const { headers } = response
  const type = headers['content-type'] ?? ''
  const refuse = (reason: string) => {
    response.destroy()
    return new PageRefused(reason)
  }
  if (!accept.test(type)) throw refuse('it is of another type')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refuse('it is too large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(response)) {
    size += chunk.length
    // Counted after unpacking, so that a small file cannot become a huge one.
    if (size > maxBytes) throw refuse('it is too large')
    chunks.push(chunk)
  }
  return textOf(Buffer.concat(chunks), type)
}

function decoded(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return response
  const unpack = unpackers[encoding]?.()
  if (!unpack) throw new PageRefused('it is packed in an unknown way')
  // An error of the connection must end the reading, too.
  return pipeline(response, unpack, () => {})
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
}

/** In the encoding that the answer or the page itself names, else in UTF-8. */
function textOf(bytes: Buffer, type: string): string {
  const start = bytes.subarray(0, 2048).toString('latin1')
  const name = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /charset=["']?([\w-]+)/i.exec(start)?.[1]
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** The system's resolver cannot be stopped, so its answer is not waited for. */
async function unlessAborted<Value>(task: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
  })
  try {
    return await Promise.race([task, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
