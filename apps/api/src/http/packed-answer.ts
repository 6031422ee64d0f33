import { gzipSync } from 'node:zlib'
import type { ReadyJson } from '../context/ready-json.ts'

/** A smaller answer fits into the packet that carries the headers. */
const leastBytes = 1024
/** A larger answer is left to `compress()`, which does not block the event loop. */
const mostBytes = 64 * 1024

/**
 * Packs a complete answer in one call if its reader can unpack it: as a stream, packing a few kilobytes costs
 * five times as much, and even sending them unpacked costs eight times as much.
 */
export async function packedAnswer(answer: Response, acceptEncoding: string) {
  if (!answer.body || answer.headers.has('Content-Encoding')) return answer
  const { status, headers } = answer
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPacked = bytes.length >= leastBytes && bytes.length <= mostBytes
  headers.append('Vary', 'Accept-Encoding')
  if (!isPacked || !takesGzip(acceptEncoding)) {
    headers.set('Content-Length', String(bytes.length))
    return new Response(bytes, { status, headers })
  }
  const packed = gzipSync(bytes)
  headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(packed.length))
  return new Response(packed, { status, headers })
}

/** An answer with the JSON that a route has left, packed already where that was done beforehand. */
export function readyAnswer({ body, brotli }: ReadyJson, acceptEncoding: string): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (!brotli || !takesBrotli(acceptEncoding)) return new Response(body, { headers })
  headers.set('Content-Encoding', 'br')
  headers.set('Content-Length', String(brotli.length))
  headers.set('Vary', 'Accept-Encoding')
  return new Response(brotli, { headers })
}

const takesGzip = takes('gzip')
const takesBrotli = takes('br')

/** Whether a list of accepted encodings names this one, and does not forbid it by a weight of 0. */
function takes(encoding: string): (accepted: string) => boolean {
  const named = new RegExp(`(^|[\\s,])${encoding}\\s*(,|$|;\\s*q=(1|0?\\.\\d*[1-9]))`, 'i')
  return accepted => named.test(accepted)
}
