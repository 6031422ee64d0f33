import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { requestFollowing } from '../../../outbound/follow-redirects.ts'
import { type Network, RequestRefused } from '../../../outbound/public-request.ts'

type Limits = { maxBytes: number; signal: AbortSignal; accept: RegExp; userAgent: string }

export type Fetched = { status: number; url: URL; text: string }

/** Fetches a public page; every redirect must lead to a public address, too. */
export async function fetchPublic(
  start: URL,
  network: Network,
  limits: Limits,
  mayVisit: (url: URL) => Promise<boolean> = async () => true,
): Promise<Fetched> {
  const { signal, userAgent } = limits
  const asked = { headers: headersFor(userAgent), signal }
  const { response, url } = await requestFollowing(start, network, asked, async url => {
    if (!(await mayVisit(url))) throw new RequestRefused('robots.txt does not allow it')
  })
  return { status: response.statusCode ?? 0, url, text: await readText(response, limits) }
}

const headersFor = (userAgent: string) => ({
  'user-agent': userAgent,
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
})

async function readText(response: IncomingMessage, { maxBytes, accept }: Limits): Promise<string> {
  const { headers } = response
  const type = headers['content-type'] ?? ''
  const refuse = (reason: string) => {
    response.destroy()
    return new RequestRefused(reason)
  }
  if (!accept.test(type)) throw refuse('it is of another type')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refuse('it is too large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(response)) {
    size += chunk.length
    // Counted after decompression, so that a small file cannot become a huge one.
    if (size > maxBytes) throw refuse('it is too large')
    chunks.push(chunk)
  }
  return textOf(Buffer.concat(chunks), type)
}

function decoded(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return response
  const unpack = unpackers[encoding]?.()
  if (!unpack) throw new RequestRefused('it is packed in an unknown way')
  // A connection error must end the reading, too.
  return pipeline(response, unpack, () => {})
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
}

/** Decodes with the encoding named by the response or the page itself, else as UTF-8. */
function textOf(bytes: Buffer, type: string): string {
  const start = bytes.subarray(0, 2048).toString('latin1')
  const name = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /charset=["']?([\w-]+)/i.exec(start)?.[1]
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
