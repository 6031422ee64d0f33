/** What a search did to find something; absent where the words were found as typed. */
export type SearchGuess = {
  /** Words that were read as others, because nothing has them as typed. */
  replaced: { typed: string; used: string; by: 'synonym' | 'typo' }[]
  /** Words that the products need not have. */
  removed: string[]
  /** Several things typed at once, a query for each; empty if it is one. */
  queries: string[]
  /** What was searched instead. */
  query: string
}

type Answer = {
  guess?: SearchGuess | undefined
  /** The query with the removed words in `<em>`, as Algolia writes it. */
  queryAfterRemoval?: string | undefined
}

/** Reads the guess of an answer; a hosted index tells of removed words alone. */
export function guessOf({ guess, queryAfterRemoval = '' }: Answer): SearchGuess | undefined {
  if (guess) return guess
  const removed = [...queryAfterRemoval.matchAll(removedWord)].map(([, word]) => word!)
  if (removed.length === 0) return undefined
  const query = queryAfterRemoval.replace(removedWord, '').replace(/\s+/g, ' ').trim()
  return { replaced: [], removed, queries: [], query }
}

const removedWord = /<em>(.*?)<\/em>/g
