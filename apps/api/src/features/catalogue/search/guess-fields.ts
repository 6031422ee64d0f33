import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { tokenSpans } from '@aisleway/search/highlight/token-spans'
import type { Guess } from '@aisleway/search/query/interpret'

type GuessFields = { guess?: SearchGuess; queryAfterRemoval?: string }

/** The engine's guesses in a field of our own; removed words also in Algolia's field. */
export function guessFields(query: string, guess: Guess | undefined): GuessFields {
  if (!guess) return {}
  const { replaced, removed, queries, query: used } = guess
  return {
    guess: { replaced: [...replaced], removed: [...removed], queries: [...queries], query: used },
    ...(removed.length > 0 && { queryAfterRemoval: withRemovedMarked(query, removed) }),
  }
}

/** The query as typed, with the removed words in `<em>`, as Algolia documents it. */
function withRemovedMarked(query: string, removed: readonly string[]): string {
  let marked = ''
  let end = 0
  for (const { token, letters } of tokenSpans(query)) {
    if (!removed.includes(token)) continue
    const from = letters[0]!.from
    const to = letters.at(-1)!.to
    marked += `${query.slice(end, from)}<em>${query.slice(from, to)}</em>`
    end = to
  }
  return marked + query.slice(end)
}
