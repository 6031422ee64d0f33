import { maxHitsPerPage, searchPageSize } from '@aisleway/core/catalogue/search/search-request'
import { facetAttributes } from '@aisleway/search/filters/attributes'
import { parseFilters } from '@aisleway/search/filters/filters'
import type { SearchRequest } from '@aisleway/search/search-index'
import { z } from 'zod'

/** A number, or its digits where the parameters came as a query string. */
function wholeNumber(most: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number)
  return z
    .union([z.number(), digits], 'expected a whole number')
    .refine(n => Number.isInteger(n) && n >= 0 && n <= most, `expected 0 to ${most}`)
    .nullish()
}

const requestSchema = z.object({
  query: z.string().max(1000).nullish(),
  filters: z.string().nullish(),
  page: wholeNumber(100_000),
  hitsPerPage: wholeNumber(maxHitsPerPage),
  facets: z.union([z.array(z.string()).max(50), z.string()]).nullish(),
})

/** A request in the Algolia search API's words, its parameters as an object or as a `params` query string. */
export type WireRequest = Record<string, unknown>

/** A search that cannot be answered: 400, and the message says where. */
export class BadSearchError extends Error {}

export function readSearchRequest(
  wire: WireRequest,
  sort: SearchRequest['sort'],
): SearchRequest & { hitsPerPage: number } {
  const parameters =
    typeof wire.params === 'string' ? { ...wire, ...fromQueryString(wire.params) } : wire
  const read = requestSchema.safeParse(parameters)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new BadSearchError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { query, filters, page, hitsPerPage, facets } = read.data
  return {
    query: query ?? '',
    filter: parseFilters(filters ?? ''),
    sort,
    page: page ?? 0,
    hitsPerPage: hitsPerPage ?? searchPageSize,
    facets: facetsAmong(typeof facets === 'string' ? [facets] : (facets ?? [])),
  }
}

/** `*` asks for every facet; one that the index does not count is left out. */
function facetsAmong(asked: readonly string[]): string[] {
  return facetAttributes.filter(name => asked.includes(name) || asked.includes('*'))
}

function fromQueryString(params: string): Record<string, unknown> {
  const { facets, ...rest } = Object.fromEntries(new URLSearchParams(params))
  return { ...rest, ...(facets && { facets: listFrom(facets) }) }
}

function listFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.split(',')
  }
}
