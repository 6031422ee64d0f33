import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Sends an event stream, and returns any other response as it is. The adapter of Hono holds a promise for every event
 * of a stream until the stream ends, which can be days later (docs/decisions/0143).
 */
export function sendEventStream(response: Response, outgoing: ServerResponse): Response {
  if (!isEventStream(response) || !response.body) return response
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.flushHeaders()
  // Either side may leave at any time; the pipeline then ends the other.
  pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(() => undefined)
  // The adapter would try to send its own kind of response, but never the platform's, which a clone always is.
  return RESPONSE_ALREADY_SENT.clone()
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}
