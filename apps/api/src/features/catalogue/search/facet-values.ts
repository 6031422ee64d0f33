import { facetAttributes } from '@aisleway/search/filters/filters'
import { wordMatchers } from '@aisleway/search/highlight/word-matchers'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { sortedValues } from './facet-counts.ts'
import { marker } from './hit-shape.ts'
import { readFacetParameters, type WireRequest } from './parameters.ts'
import { filterOf } from './request-filters.ts'
import { BadSearchError } from './wire-errors.ts'

/** The values of a facet that match a text, within the hits of the given search. */
export function facetValues(snapshot: CatalogueSnapshot, facet: string, wire: WireRequest): string {
  const started = performance.now()
  if (!facetAttributes.includes(facet)) {
    throw new BadSearchError(`Cannot search in \`${facet}\` attribute`)
  }
  const parameters = readFacetParameters(wire)
  const { query, facetQuery, sortFacetValuesBy, maxFacetHits } = parameters
  const { facets } = snapshot.index.search({
    query: query ?? '',
    ...filterOf(parameters),
    sort: 'relevance',
    page: 0,
    hitsPerPage: 0,
    facets: [facet],
    removesWords: parameters.removeWordsIfNoResults !== 'none',
  })
  const mark = marker(parameters, wordMatchers(facetQuery ?? ''))
  const counts = facets[facet] ?? {}
  const facetHits = sortedValues(counts, sortFacetValuesBy === 'alpha')
    .map(value => ({ value, count: counts[value]!, marked: mark(value) }))
    .filter(({ marked }) => !facetQuery?.trim() || marked.matchLevel === 'full')
    .slice(0, maxFacetHits ?? usualMostHits)
    .map(({ value, count, marked }) => ({ value, highlighted: marked.value, count }))
  return JSON.stringify({
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  })
}

const usualMostHits = 10
