import { indexForSort, searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import { FilterSyntaxError } from '@aisleway/search/filters/filters'
import type { SearchRequest } from '@aisleway/search/search-index'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endIfGivenUp } from '../../../context/given-up.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'
import { knownAnswer } from './known-answers.ts'
import { BadSearchError, readSearchRequest, type WireRequest } from './search-request.ts'

const maxQueries = 20

/**
 * The search API in the wire shape of Algolia's, so that its official client works here and a hosted
 * index is a matter of configuration (spec 1 §7). Plain Hono: a contract layer would cost more than
 * the search.
 */
export function searchRoutes(catalogue: Catalogue) {
  return new Hono()
    .use(smallBody)
    .post('/indexes/*/queries', async c => {
      const text = await c.req.text()
      endIfGivenUp(c.req.raw.signal)
      return json(answersTo(catalogue.snapshot(), text))
    })
    .post('/indexes/:index/query', async c => {
      const wire = readBody(await c.req.text())
      endIfGivenUp(c.req.raw.signal)
      return json(answer(catalogue.snapshot(), c.req.param('index'), wire))
    })
    .onError((error, c) => {
      if (error instanceof UnknownIndexError) return refuse(c, 404, error.message)
      if (error instanceof BadSearchError) return refuse(c, 400, error.message)
      if (error instanceof FilterSyntaxError) return refuse(c, 400, `filters: ${error.message}`)
      throw error
    })
}

const maxBodyBytes = 64 * 1024
const tooLarge = (c: Context) => refuse(c, 413, 'The request is too large')
const countedBody = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })

/**
 * Node reads no more of a body than its Content-Length says, so the header is enough where there
 * is one. Counting the bytes turns the body into a stream, which costs as much as the search.
 */
const smallBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('content-length')
  if (length === undefined) return countedBody(c, next)
  return Number(length) > maxBodyBytes ? tooLarge(c) : next()
}

class UnknownIndexError extends Error {}

const sortOfIndex = new Map<string, SearchRequest['sort']>([
  [indexForSort(searchIndexName, 'best'), 'relevance'],
  [indexForSort(searchIndexName, 'name'), 'name_asc'],
  [indexForSort(searchIndexName, 'price-low'), 'price_asc'],
  [indexForSort(searchIndexName, 'price-high'), 'price_desc'],
])

/** To a request that holds several searches; bytes of JSON. */
export function answersTo(snapshot: CatalogueSnapshot, text: string): Uint8Array<ArrayBuffer> {
  return knownAnswer(snapshot, text, () => answerAll(snapshot, text))
}

function answerAll(snapshot: CatalogueSnapshot, text: string): string {
  const { requests } = readBody(text)
  if (!Array.isArray(requests) || requests.length > maxQueries) {
    throw new BadSearchError(`requests: expected a list of at most ${maxQueries} searches`)
  }
  const results = requests.map(request => answer(snapshot, String(request?.indexName), request))
  return `{"results":[${results.join(',')}]}`
}

/** One result, as text: the hits were serialised when the snapshot was loaded. */
function answer(snapshot: CatalogueSnapshot, indexName: string, wire: WireRequest): string {
  const sort = sortOfIndex.get(indexName)
  if (!sort) throw new UnknownIndexError(`Index ${indexName} does not exist`)
  const started = performance.now()
  const request = readSearchRequest(wire, sort)
  const { positions, nbHits, facets } = snapshot.index.search(request)
  const hits = Array.from(positions, position => snapshot.hits[position])
  const rest = JSON.stringify({
    nbHits,
    page: request.page,
    nbPages: request.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / request.hitsPerPage),
    hitsPerPage: request.hitsPerPage,
    facets,
    query: request.query,
    index: indexName,
    processingTimeMS: Math.round(performance.now() - started),
  })
  return `{"hits":[${hits.join(',')}],${rest.slice(1)}`
}

function readBody(text: string): WireRequest {
  try {
    const body: unknown = JSON.parse(text || '{}')
    if (body && typeof body === 'object' && !Array.isArray(body)) return body as WireRequest
  } catch {
    // Falls through to the refusal.
  }
  throw new BadSearchError('The body is not a JSON object')
}

/** Headers in one plain object: set one by one they would cost as much as the search. */
function json(body: string | Uint8Array<ArrayBuffer>) {
  return new Response(body, { headers })
}

const headers = {
  'Content-Type': 'application/json; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

function refuse(c: Context, status: 400 | 404 | 413, message: string) {
  return c.json({ message, status }, status)
}
