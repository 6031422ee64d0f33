import { maxHitsPerPage, maxSearchText } from '@aisleway/core/catalogue/search/search-request'
import { z } from 'zod'
import { BadSearchError } from './wire-errors.ts'

/** A request in the format of Algolia's search API. */
export type WireRequest = Record<string, unknown>

/** A number, or its digits if the parameters came as a query string. */
function wholeNumber(least: number, most: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number)
  return z
    .union([z.number(), digits], 'expected a whole number')
    .refine(n => Number.isInteger(n) && n >= least && n <= most, `expected ${least} to ${most}`)
    .nullish()
}

const names = z.union([z.array(z.string()).max(50), z.string()]).nullish()
const tag = z.string().max(100).nullish()
/** It is validated where it is read, because its parts may be nested. */
const filterList = z.union([z.array(z.unknown()), z.string()], 'expected a list').nullish()

const schema = z.object({
  query: z.string().max(maxSearchText).nullish(),
  filters: z.string().nullish(),
  facetFilters: filterList,
  numericFilters: filterList,
  page: wholeNumber(0, 100_000),
  hitsPerPage: wholeNumber(0, maxHitsPerPage),
  facets: names,
  /** The server chooses which words to remove; a request can only forbid it. */
  removeWordsIfNoResults: z.literal('none').nullish(),
  maxValuesPerFacet: wholeNumber(1, 1000),
  sortFacetValuesBy: z.enum(['count', 'alpha']).nullish(),
  attributesToRetrieve: names,
  attributesToHighlight: names,
  highlightPreTag: tag,
  highlightPostTag: tag,
})

const facetSchema = schema.extend({
  facetQuery: z.string().max(1000).nullish(),
  maxFacetHits: wholeNumber(1, 100),
})

export type Parameters = z.infer<typeof schema>

/** The parameters of one search. */
export function readParameters(wire: WireRequest): Parameters {
  return readAs(schema, wire)
}

/** The parameters of a search among the values of a facet. */
export function readFacetParameters(wire: WireRequest): z.infer<typeof facetSchema> {
  return readAs(facetSchema, wire)
}

/**
 * A parameter that this server does not support is refused by name: an answer that ignored it would not
 * answer the request (docs/decisions/0057).
 */
function readAs<Shape extends z.ZodObject>(schema: Shape, wire: WireRequest): z.infer<Shape> {
  for (const name in wire) {
    if (!Object.hasOwn(schema.shape, name)) refuseUnlessUsual(name, wire[name])
  }
  const read = schema.safeParse(wire)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadSearchError(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** A single name or a list of names; absent if there is none. */
export function nameList(names: readonly string[] | string | null | undefined) {
  return typeof names === 'string' ? [names] : (names ?? undefined)
}

/** These identify the caller, or configure what this server does not have: rules, tests, snippets, arrays. */
const withoutEffect: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'enableABTest',
  'enableReRanking',
  'enableRules',
  'percentileComputation',
  'restrictHighlightAndSnippetArrays',
  'ruleContexts',
  'snippetEllipsisText',
  'userToken',
  // This is read before the parameters are.
  'facet',
  'indexName',
])

/** A request may ask for what this server does anyway. */
const usualValues: Readonly<Record<string, readonly unknown[]>> = {
  advancedSyntax: [false],
  attributesToSnippet: [[]],
  distinct: [false, 0],
  enablePersonalization: [false],
  getRankingInfo: [false],
  ignorePlurals: [true],
  minWordSizefor1Typo: [4],
  minWordSizefor2Typos: [8],
  queryType: ['prefixLast'],
  replaceSynonymsInHighlight: [false],
  responseFields: [['*']],
  synonyms: [true],
  tagFilters: [[], ''],
  type: ['default', 'facet'],
  typoTolerance: [true],
}

function refuseUnlessUsual(name: string, value: unknown): void {
  if (withoutEffect.has(name) || value === null || value === undefined) return
  const usual = Object.hasOwn(usualValues, name) ? usualValues[name]! : undefined
  if (!usual) throw new BadSearchError(`Unknown parameter: ${name}`)
  const given = asText(value)
  if (usual.some(each => asText(each) === given)) return
  const expected = usual.map(each => JSON.stringify(each)).join(' or ')
  throw new BadSearchError(`${name}: expected ${expected}`)
}

/** All values in a query string are text. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The parameters may come as a `params` query string; this puts them beside the others. */
export function withQueryString({ params, ...wire }: WireRequest): WireRequest {
  if (params === undefined || params === null) return wire
  if (typeof params !== 'string') throw new BadSearchError('params: expected a query string')
  return { ...wire, ...fromQueryString(params) }
}

const lists = new Set(['facets', 'attributesToRetrieve', 'attributesToHighlight'])
const filterLists = new Set(['facetFilters', 'numericFilters'])

function fromQueryString(params: string): WireRequest {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, text]) => {
      if (lists.has(name)) return [name, jsonFrom(text) ?? text.split(',').filter(Boolean)]
      if (filterLists.has(name)) return [name, jsonFrom(text) ?? text]
      return [name, text]
    }),
  )
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
