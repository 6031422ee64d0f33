import type { QueryWord } from './query-words.ts'

/** Two words that describe say less than a noun. */
const anyWordsWeight = 2
/** Of one or two words; more would hold up other searches. */
const mostRemovals = 40

/**
 * The query without one or two words, first without those that say the least; then without ever more words. Required
 * words stay.
 */
export function withFewerWords(
  words: readonly QueryWord[],
  required: ReadonlySet<QueryWord>,
  tellingWeight: (word: QueryWord) => number,
): (readonly QueryWord[])[] {
  const toldBy = (removed: readonly QueryWord[]) =>
    removed.reduce((sum, word) => sum + anyWordsWeight + tellingWeight(word), 0)
  const ascending = words
    .filter(word => !required.has(word))
    .toSorted((a, b) => toldBy([a]) - toldBy([b]))
  return ascending
    .flatMap((word, i) => [[word], ...ascending.slice(0, i).map(other => [other, word])])
    .sort((a, b) => toldBy(a) - toldBy(b))
    .slice(0, mostRemovals)
    .concat(ascending.map((_, i) => ascending.slice(0, i + 1)).slice(2))
    .map(removed => words.filter(word => !removed.includes(word)))
}
