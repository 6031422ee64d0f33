import { gzipSync } from 'node:zlib'

/** A smaller answer fits into the packet that carries the headers. */
const leastBytes = 1024
/** A larger answer is left to `compress()`, which does not block the event loop. */
const mostBytes = 64 * 1024

/**
 * Packs a complete answer in one call if its reader can unpack it: as a stream, packing a few kilobytes costs
 * five times as much, and even sending them unpacked costs eight times as much.
 */
export async function packedAnswer(answer: Response, acceptEncoding: string | null) {
  if (!answer.body) return answer
  const { status, headers } = answer
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPacked = bytes.length >= leastBytes && bytes.length <= mostBytes
  headers.append('Vary', 'Accept-Encoding')
  if (!isPacked || !takesGzip(acceptEncoding ?? '')) {
    headers.set('Content-Length', String(bytes.length))
    return new Response(bytes, { status, headers })
  }
  const packed = gzipSync(bytes)
  headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(packed.length))
  return new Response(packed, { status, headers })
}

function takesGzip(acceptEncoding: string): boolean {
  return /(^|[\s,])gzip\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))/i.test(acceptEncoding)
}
