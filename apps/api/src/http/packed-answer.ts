import { gzipSync } from 'node:zlib'
import { toFetchBody, toFetchHeaders, type toFetchResponse } from '@orpc/standard-server-fetch'
import type { ReadyJson } from '../context/ready-json.ts'

/** A smaller answer fits into the packet that carries the headers. */
const leastBytes = 1024
/** A larger answer is left to `compress()`, which does not block the event loop. */
const mostBytes = 64 * 1024

/**
 * A complete answer, packed in one call if its reader can unpack it: as a stream, packing a few kilobytes costs five
 * times as much, and even sending them unpacked costs eight times as much.
 */
export function packedAnswer(
  body: string | Uint8Array<ArrayBuffer>,
  { status = 200, headers, acceptEncoding }: Packing,
): Response {
  const length = Buffer.byteLength(body)
  const isToBePacked = length >= leastBytes && length <= mostBytes && takesGzip(acceptEncoding)
  return isToBePacked
    ? complete(gzipSync(body), { status, headers }, 'gzip')
    : complete(body, { status, headers })
}

/** An answer that another reader may get in another encoding. */
function complete(
  body: string | Uint8Array<ArrayBuffer>,
  { status, headers }: { status: number; headers: Headers },
  encoding?: 'gzip' | 'br',
): Response {
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(body, { status, headers })
}

type Packing = { status?: number; headers: Headers; acceptEncoding: string }

type RouteResponse = Parameters<typeof toFetchResponse>[0]

/** The answer of a route: the JSON that it left ready, what it returned as JSON, or an event stream of it. */
export function routeAnswer(
  { status, headers: given, body: returned }: RouteResponse,
  { body: ready, brotli }: ReadyJson,
  acceptEncoding: string,
): Response {
  const headers = toFetchHeaders(given)
  const body = ready ?? toFetchBody(returned, headers)
  if (ready) headers.set('Content-Type', 'application/json')
  if (brotli && takesBrotli(acceptEncoding)) return complete(brotli, { status, headers }, 'br')
  const isComplete = typeof body === 'string' || body instanceof Uint8Array
  if (isComplete) return packedAnswer(body, { status, headers, acceptEncoding })
  // `compress()` compresses a stream chunk by chunk; here it would have to be buffered first.
  return new Response(body, { status, headers })
}

const takesGzip = takes('gzip')
const takesBrotli = takes('br')

/** Whether a list of accepted encodings names this one, and does not forbid it by a weight of 0. */
function takes(encoding: string): (accepted: string) => boolean {
  const named = new RegExp(`(^|[\\s,])${encoding}\\s*(,|$|;\\s*q=(1|0?\\.\\d*[1-9]))`, 'i')
  return accepted => named.test(accepted)
}
