import { searchPageSize } from '@aisleway/core/catalogue/search/search-request'
import { priceAttribute } from '@aisleway/search/filters/attributes'
import { foundMatchers } from '@aisleway/search/highlight/found-words'
import type { SearchRequest } from '@aisleway/search/search-index'
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'
import { facetFields, facetsAsked } from './facet-counts.ts'
import { guessFields } from './guess-fields.ts'
import { joinRecords } from './hit-records.ts'
import { highlightedAttributes, hitShapeOf } from './hit-shape.ts'
import { sortOfIndex } from './index-names.ts'
import { readParameters, type WireRequest } from './parameters.ts'
import { filterOf } from './request-filters.ts'

/** One result as bytes of JSON; whole hits were serialized when the snapshot was loaded. */
export function searchAnswer(
  snapshot: CatalogueSnapshot,
  indexName: string,
  wire: WireRequest,
): Buffer<ArrayBuffer> {
  const started = performance.now()
  const sort = sortOfIndex(indexName)
  const parameters = readParameters(wire)
  const { query, page, hitsPerPage } = parameters
  const request = {
    query: query ?? '',
    ...filterOf(parameters),
    sort,
    page: page ?? 0,
    hitsPerPage: hitsPerPage ?? searchPageSize,
    facets: facetsAsked(parameters).filter(name => name !== priceAttribute),
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
    ...facetFields(snapshot, parameters, request, facets),
    exhaustiveFacetsCount: true,
    query: request.query,
    ...guessFields(request.query, guess),
    index: indexName,
    processingTimeMS: Math.round(performance.now() - started),
  })
  const head = '{"hits":['
  const tail = `],${rest.slice(1)}`
  const shape = hitShapeOf(parameters, foundMatchers(words, guess))
  if (!shape) return joinRecords(snapshot.records, positions, head, tail)
  const hits = Array.from(positions, position => shape(snapshot.products[position]!))
  return Buffer.from(head + hits.join(',') + tail)
}
