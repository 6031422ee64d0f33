import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Catalogue } from '../features/catalogue/catalogue.ts'
import { headersSetBy } from '../features/catalogue/search/ready-headers.ts'
import { answersTo, maxBodyBytes } from '../features/catalogue/search/search-routes.ts'
import type { LoadMeter } from '../limits/load-meter.ts'
import { shedUntil } from '../limits/load-shedding.ts'

type Deps = { catalogue: Catalogue; loadMeter: LoadMeter; secured: MiddlewareHandler }

const path = '/1/indexes/*/queries'

/**
 * Answers the app's searches without Hono, whose layers cost more than a cached search (docs/decisions/0062).
 * Anything but a plain search with an answer is left to the app, with the body if it has already been read: that is
 * where refusals are explained.
 */
export async function plainSearches({ catalogue, loadMeter, secured }: Deps) {
  const headers = await headersSetBy(secured)
  return (app: RequestListener): RequestListener =>
    (incoming, outgoing) => {
      if (!isPlain(incoming) || shedUntil(loadMeter, 'POST', path) !== null) {
        return app(incoming, outgoing)
      }
      readBody(incoming, body => {
        if (outgoing.destroyed) return
        const answer = answerTo(body)
        if (!answer) return app(Object.assign(incoming, { rawBody: body }), outgoing)
        send(outgoing, headers, answer)
      })
    }

  function answerTo(body: Buffer): Uint8Array | undefined {
    try {
      return answersTo(catalogue.snapshot(), body.toString())
    } catch {
      // The app will hit the same error, and decides whether to refuse the search or log a failure.
      return undefined
    }
  }
}

function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  const isSearch = url.startsWith(path) && (url.length === path.length || url[path.length] === '?')
  return method === 'POST' && isSearch && Number(headers['content-length']) <= maxBodyBytes
}

function readBody(incoming: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  incoming.on('data', chunk => chunks.push(chunk))
  incoming.on('end', () => done(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
}

function send(outgoing: ServerResponse, headers: Record<string, string>, answer: Uint8Array): void {
  outgoing.writeHead(200, { ...headers, 'content-length': answer.byteLength })
  outgoing.end(answer)
}
