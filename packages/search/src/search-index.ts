import { type Facets, facetSteps } from './filters/facets.ts'
import { type NameIndex, nameIndexSteps } from './indexing/name-index.ts'
import { type Orders, orderSteps } from './indexing/orders.ts'
import { createInterpreter, type Guess } from './query/interpret.ts'
import { type MatchedWord, matchedWords } from './query/matched-words.ts'
import { openSynonyms, type Thesaurus } from './query/synonyms.ts'
import { Hits } from './ranking/hits.ts'
import { createMatcher } from './ranking/matcher.ts'
import {
  createResults,
  type PageOfHits,
  type PageRequest,
  type SearchSort,
} from './ranking/results.ts'
import { finish, type Steps } from './steps.ts'

export type { Guess, SearchSort, Thesaurus }

export type SearchDocument = {
  id: string
  name: string
  /** Such as "1.5 lb"; searched along with the name. */
  size?: string
  department: string
  /** The group within the department, such as "Milk". */
  category?: string
  /** Attributes of `attributes.ts`, such as "low_sodium". */
  tags: readonly string[]
  onSale: boolean
  priceCents: number
  popularity: number
}

export type SearchRequest = PageRequest & {
  query: string
  /** Whether something is looked for with fewer words when nothing holds them all; true by default. */
  removesWords?: boolean
  /** Whether the result says which words were found, for marking them. */
  wantsWords?: boolean
}

export type SearchResult = PageOfHits & {
  /** What was done to find something; absent where all words were found as typed. */
  guess?: Guess
  words?: readonly MatchedWord[]
}

export type SearchIndex = { search: (request: SearchRequest) => SearchResult }

/** Every word means itself alone. */
export const noThesaurus: Thesaurus = { synonyms: {}, brands: {}, required: [], amounts: [] }

export function createSearchIndex(
  documents: readonly SearchDocument[],
  thesaurus = noThesaurus,
): SearchIndex {
  return openSearchIndex(buildSearchIndexData(documents), thesaurus)
}

/**
 * Everything a search reads, as plain data: a worker can build it and post it, so that opening it
 * and swapping it in holds up no query.
 */
export type SearchIndexData = { facets: Facets; orders: Orders; names: NameIndex }

export function buildSearchIndexData(documents: readonly SearchDocument[]): SearchIndexData {
  return finish(searchIndexSteps(documents))
}

/** The same in steps, for a server that answers searches while it builds. */
export function* searchIndexSteps(documents: readonly SearchDocument[]): Steps<SearchIndexData> {
  const facets = yield* facetSteps(documents)
  const orders = yield* orderSteps(documents)
  const names = yield* nameIndexSteps(documents)
  return { facets, orders, names }
}

export function openSearchIndex(
  { facets, orders, names }: SearchIndexData,
  thesaurus: Thesaurus,
): SearchIndex {
  const hits = new Hits(names.size)
  const interpret = createInterpreter(names, openSynonyms(thesaurus), createMatcher(names), hits)
  const resultsOf = createResults(facets, orders)

  function search(request: SearchRequest): SearchResult {
    const { removesWords = true, wantsWords } = request
    const query = request.query.trimStart().slice(0, longestQuery)
    if (!hasWords(query)) return resultsOf(request)
    const { clauses, guess } = interpret(query, removesWords)
    const result: SearchResult = resultsOf(request, hits)
    hits.clear()
    if (guess) result.guess = guess
    if (wantsWords) result.words = matchedWords(names.terms, clauses)
    return result
  }

  return { search }
}

/** Room for a pasted list. */
const longestQuery = 4000

/** An emoji counts as a word that no name contains, so it finds nothing rather than everything. */
function hasWords(query: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(query)
}
