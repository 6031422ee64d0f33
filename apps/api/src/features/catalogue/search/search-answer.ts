import { searchPageSize } from '@aisleway/core/catalogue/search/search-request'
import { priceAttribute } from '@aisleway/search/filters/attributes'
import { foundMatchers } from '@aisleway/search/highlight/found-words'
import type { SearchRequest } from '@aisleway/search/search-index'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { facetFields, facetsAsked } from './facet-counts.ts'
import { guessFields } from './guess-fields.ts'
import { addRecords } from './hit-records.ts'
import { highlightedAttributes, hitShapeOf } from './hit-shape.ts'
import { sortOfIndex } from './index-names.ts'
import { readParameters, type WireRequest } from './parameters.ts'
import { filterOf } from './request-filters.ts'

/**
 * Adds one result in parts; whole hits were serialized when the snapshot was loaded. Returns the query if the store has
 * nothing for it as it was typed.
 */
export function addSearchAnswer(
  parts: Uint8Array[],
  snapshot: CatalogueSnapshot,
  indexName: string,
  wire: WireRequest,
): string[] {
  const started = performance.now()
  const sort = sortOfIndex(indexName)
  const parameters = readParameters(wire)
  const { query, page, hitsPerPage } = parameters
  const asked = facetsAsked(parameters)
  const request = {
    query: query ?? '',
    ...filterOf(parameters),
    sort,
    page: page ?? 0,
    hitsPerPage: hitsPerPage ?? searchPageSize,
    facets: asked.filter(name => name !== priceAttribute),
    removesWords: parameters.removeWordsIfNoResults !== 'none',
    wantsWords: highlightedAttributes(parameters).length > 0,
  } satisfies SearchRequest
  const { positions, nbHits, facets, guess, words } = snapshot.index.search(request)
  const rest = JSON.stringify({
    nbHits,
    exhaustiveNbHits: true,
    page: request.page,
    nbPages: request.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / request.hitsPerPage),
    hitsPerPage: request.hitsPerPage,
    ...facetFields(snapshot, parameters, request, facets, asked.includes(priceAttribute)),
    exhaustiveFacetsCount: true,
    query: request.query,
    ...guessFields(request.query, guess),
    index: indexName,
    processingTimeMS: Math.round(performance.now() - started),
  })
  const shape = hitShapeOf(parameters, () => foundMatchers(words, guess))
  parts.push(beforeHits)
  if (!shape) addRecords(parts, snapshot.records, positions)
  else {
    const hits = Array.from(positions, at => shape(snapshot.products[at]!))
    parts.push(Buffer.from(hits.join(',')))
  }
  parts.push(Buffer.from(`],${rest.slice(1)}`))
  // With a filter it may be the filter that leaves nothing.
  const isWhole = request.query !== '' && request.page === 0 && !request.filter
  return isWhole && (nbHits === 0 || guess) ? [request.query] : []
}

const beforeHits = Buffer.from('{"hits":[')
