/**
 * How a search reinterpreted the query to find something; absent if it found the words as typed.
 */
export type SearchGuess = {
  /** Words replaced by others because no product has them as typed. */
  replaced: { typed: string; used: string; by: 'synonym' | 'typo' }[]
  /** Words that products were not required to have. */
  removed: string[]
  /** Several things typed at once, one query for each; empty if there is only one. */
  queries: string[]
  /** The query that was run instead. */
  query: string
}

type Answer = {
  guess?: SearchGuess | undefined
  /** The query with removed words in `<em>`, as Algolia returns it. */
  queryAfterRemoval?: string | undefined
}

/** Reads the guess from a search response; a hosted index reports only removed words. */
export function guessOf({ guess, queryAfterRemoval = '' }: Answer): SearchGuess | undefined {
  if (guess) return guess
  const removed = [...queryAfterRemoval.matchAll(removedWord)].map(([, word]) => word!)
  if (removed.length === 0) return undefined
  const query = queryAfterRemoval.replace(removedWord, '').replace(/\s+/g, ' ').trim()
  return { replaced: [], removed, queries: [], query }
}

const removedWord = /<em>(.*?)<\/em>/g
