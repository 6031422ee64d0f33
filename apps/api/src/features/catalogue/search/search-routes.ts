import { maxSearches, maxSearchText } from '@aisleway/core/catalogue/search/search-request'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { GivenUp } from '../../../context/given-up.ts'
import { limitedBody } from '../../../limits/limited-body.ts'
import { searchMissed } from '../../../telemetry/channels.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { facetValues } from './facet-values.ts'
import { sortOfIndex } from './index-names.ts'
import { type Answer, knownAnswer } from './known-answers.ts'
import { object, objectsAnswer } from './objects.ts'
import { type WireRequest, withQueryString } from './parameters.ts'
import { readyHeaders } from './ready-headers.ts'
import { addSearchAnswer } from './search-answer.ts'
import { BadSearchError, NotThereError } from './wire-errors.ts'

/**
 * The search API with the wire format of Algolia's, so that its official clients work with this server, and
 * a hosted index is a matter of configuration (spec 1 §7, docs/decisions/0057). It is plain Hono, because a
 * contract layer would cost more than the search.
 */
export function searchRoutes(catalogue: Catalogue, secured: MiddlewareHandler) {
  const { json, ofOthers } = readyHeaders(secured)
  return new Hono()
    .use(ofOthers)
    .use(smallBody)
    .post('/indexes/*/queries', async c => {
      const text = await bodyOf(c)
      return json(answersTo(catalogue.snapshot(), text))
    })
    .post('/indexes/*/objects', async c => {
      const wire = readBody(await bodyOf(c))
      return json(objectsAnswer(catalogue.snapshot(), wire))
    })
    .post('/indexes/:index/query', async c => {
      const wire = withQueryString(readBody(await bodyOf(c)))
      const parts: Uint8Array[] = []
      addSearchAnswer(parts, catalogue.snapshot(), c.req.param('index'), wire)
      return json(Buffer.concat(parts))
    })
    .post('/indexes/:index/facets/:facet/query', async c => {
      const wire = withQueryString(readBody(await bodyOf(c)))
      sortOfIndex(c.req.param('index'))
      return json(facetValues(catalogue.snapshot(), c.req.param('facet'), wire))
    })
    .get('/indexes/:index/:id', c => {
      sortOfIndex(c.req.param('index'))
      const attributes = c.req.query('attributesToRetrieve')?.split(',') ?? ['*']
      const found = object(catalogue.snapshot(), c.req.param('id'), attributes)
      if (!found) throw new NotThereError('ObjectID does not exist')
      return json(found)
    })
    .onError((error, c) => {
      if (error instanceof NotThereError) return refuse(c, 404, error.message)
      if (error instanceof BadSearchError) return refuse(c, 400, error.message)
      throw error
    })
}

export const maxBodyBytes = 64 * 1024
const smallBody = limitedBody(maxBodyBytes, c => refuse(c, 413, 'The request is too large'))

async function bodyOf(c: Context): Promise<string> {
  const text = await c.req.text()
  // Reading `signal` creates one, which costs as much as reading the body.
  const isGivenUp = c.env?.outgoing?.destroyed ?? c.req.raw.signal.aborted
  if (isGivenUp) throw new GivenUp()
  return text
}

/** The answer to a request with several searches, as bytes of JSON. */
export function answersTo(snapshot: CatalogueSnapshot, text: string): Uint8Array<ArrayBuffer> {
  const { bytes, missed } = knownAnswer(snapshot, text, () => answerAll(snapshot, text))
  for (const query of missed) searchMissed.publish(query)
  return bytes
}

function answerAll(snapshot: CatalogueSnapshot, text: string): Answer {
  const { requests, strategy, ...others } = readBody(text)
  if (!Array.isArray(requests) || requests.length > maxSearches) {
    throw new BadSearchError(`requests: expected a list of at most ${maxSearches} searches`)
  }
  const searches = requests.map(request => withQueryString(request ?? {}))
  const textLength = searches.reduce((sum, search) => sum + queryLength(search), 0)
  if (textLength > maxSearchText) {
    throw new BadSearchError(`query: expected at most ${maxSearchText} characters in all`)
  }
  if ((strategy ?? 'none') !== 'none') throw new BadSearchError('strategy: expected "none"')
  for (const name in others) throw new BadSearchError(`Unknown parameter: ${name}`)
  const parts: Uint8Array[] = [beforeResults]
  // One search of the app asks several times, for hits and for facets.
  const missed = new Set<string>()
  for (const [i, search] of searches.entries()) {
    if (i > 0) parts.push(comma)
    for (const query of addAnswer(parts, snapshot, search)) missed.add(query)
  }
  parts.push(afterResults)
  return { bytes: Buffer.concat(parts), missed: [...missed] }
}

const beforeResults = Buffer.from('{"results":[')
const comma = Buffer.from(',')
const afterResults = Buffer.from(']}')

function queryLength({ query }: WireRequest): number {
  return typeof query === 'string' ? query.length : 0
}

/** A search for products, or for the values of a facet. */
function addAnswer(parts: Uint8Array[], snapshot: CatalogueSnapshot, wire: WireRequest): string[] {
  const indexName = String(wire.indexName)
  if (wire.type === 'facet') {
    sortOfIndex(indexName)
    parts.push(Buffer.from(facetValues(snapshot, String(wire.facet), wire)))
    return []
  }
  return addSearchAnswer(parts, snapshot, indexName, wire)
}

function readBody(text: string): WireRequest {
  try {
    const body: unknown = JSON.parse(text || '{}')
    if (body && typeof body === 'object' && !Array.isArray(body)) return body as WireRequest
  } catch {
    // This falls through to the refusal.
  }
  throw new BadSearchError('The body is not a JSON object')
}

function refuse(c: Context, status: 400 | 404 | 413, message: string) {
  return c.json({ message, status }, status)
}
