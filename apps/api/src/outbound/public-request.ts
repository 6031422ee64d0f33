import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, isIP, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { isPublicAddress } from './public-address.ts'

/** How this server reaches others; tests inject their own. */
export type Network = {
  /** All IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  connect: (address: string, port: number) => Socket
}

export const internet: Network = {
  resolve: async host =>
    (await lookup(host, { all: true, verbatim: false })).map(({ address }) => address),
  connect: (host, port) => connect({ host, port }),
}

/** A response that cannot be obtained: refused, too large or of another type. */
export class RequestRefused extends Error {}

export type Asked = {
  method?: string
  headers: Record<string, string>
  body?: Buffer
  signal: AbortSignal
}

/**
 * Sends a request to a host on the public internet. Its name is resolved once, all of its addresses must be public,
 * and the connection goes to one of them: a name that resolves differently a moment later leads nowhere else.
 */
export async function requestPublic(
  url: URL,
  network: Network,
  { method = 'GET', headers, body, signal }: Asked,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLiteral = isIP(host) !== 0
  const addresses = isLiteral ? [host] : await unlessAborted(network.resolve(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) {
    throw new RequestRefused('its address is not public')
  }
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? httpsRequest : httpRequest)({
      method,
      path: `${url.pathname}${url.search}`,
      signal,
      createConnection: () => {
        const socket = network.connect(address, port)
        // The certificate must match the name, although the connection is made to the address.
        const name = isLiteral ? { host } : { servername: host }
        return isSecure ? tlsConnect({ socket, ...name }) : socket
      },
      headers: { host: url.host, ...headers },
    })
    sent.once('response', resolve)
    sent.on('error', reject)
    // An answer such as 101 is neither a response nor an error, and would be waited for forever.
    sent.once('close', () => reject(new RequestRefused('it ended without an answer')))
    sent.end(body)
  })
}

/** The system's resolver cannot be cancelled, so its result is abandoned. */
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
