import { maxHitsPerPage } from '@aisleway/core/catalogue/search/search-request'
import { z } from 'zod'
import { BadSearchError } from './wire-errors.ts'

/** A request in the Algolia search API's words, its parameters as an object or as a `params` query string. */
export type WireRequest = Record<string, unknown>

/** A number, or its digits where the parameters came as a query string. */
function wholeNumber(least: number, most: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number)
  return z
    .union([z.number(), digits], 'expected a whole number')
    .refine(n => Number.isInteger(n) && n >= least && n <= most, `expected ${least} to ${most}`)
    .nullish()
}

const names = z.union([z.array(z.string()).max(50), z.string()]).nullish()
const tag = z.string().max(100).nullish()
/** Checked where it is read, since its parts may nest. */
const filterList = z.union([z.array(z.unknown()), z.string()], 'expected a list').nullish()

const schema = z.object({
  query: z.string().max(1000).nullish(),
  filters: z.string().nullish(),
  facetFilters: filterList,
  numericFilters: filterList,
  page: wholeNumber(0, 100_000),
  hitsPerPage: wholeNumber(0, maxHitsPerPage),
  facets: names,
  /** Which words this server removes is its own choice; a request can only forbid it. */
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

/** Those of a search among the values of a facet. */
export function readFacetParameters(wire: WireRequest): z.infer<typeof facetSchema> {
  return readAs(facetSchema, wire)
}

/**
 * A parameter that this server does not follow is refused by name: an answer that ignores it would
 * not be the answer to what was asked (docs/decisions/0057).
 */
function readAs<Shape extends z.ZodObject>(schema: Shape, wire: WireRequest): z.infer<Shape> {
  const parameters = withQueryString(wire)
  for (const name in parameters) {
    if (!Object.hasOwn(schema.shape, name)) refuseUnlessUsual(name, parameters[name])
  }
  const read = schema.safeParse(parameters)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadSearchError(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** A name alone, or a list of them; absent where nothing was said. */
export function nameList(names: readonly string[] | string | null | undefined) {
  return typeof names === 'string' ? [names] : (names ?? undefined)
}

/** Say who asks, or are settings of what this server does not have: rules, tests, snippets, arrays. */
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
  // Read before the parameters are.
  'facet',
  'indexName',
])

/** What this server does anyway may be asked for. */
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

/** In a query string all values are text. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function withQueryString({ params, ...wire }: WireRequest): WireRequest {
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
