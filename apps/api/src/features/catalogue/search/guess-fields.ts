import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import type { Guess } from '@aisleway/search/query/interpret'

type GuessFields = { guess?: SearchGuess; queryAfterRemoval?: string }

/** What the engine guessed, in a field of our own; words that it removed also in Algolia's. */
export function guessFields(query: string, guess: Guess | undefined): GuessFields {
  if (!guess) return {}
  const { replaced, removed, queries, query: used } = guess
  return {
    guess: { replaced: [...replaced], removed: [...removed], queries: [...queries], query: used },
    ...(removed.length > 0 && { queryAfterRemoval: withRemovedMarked(query, removed) }),
  }
}

function withRemovedMarked(query: string, removed: readonly string[]): string {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}%]/gu, '')
  const isRemoved = new Set(removed.map(plain))
  return query
    .trim()
    .split(/\s+/)
    .map(word => (isRemoved.has(plain(word)) ? `<em>${word}</em>` : word))
    .join(' ')
}
