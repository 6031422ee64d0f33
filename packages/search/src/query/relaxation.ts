import type { QueryWord } from './query-words.ts'

/**
 * The query without one word, the least telling first, then without ever more of them. Required words stay; nothing is
 * left of a single word.
 */
export function* withFewerWords(
  words: readonly QueryWord[],
  required: ReadonlySet<QueryWord>,
  tellingWeight: (word: QueryWord) => number,
): Generator<readonly QueryWord[]> {
  const removable = words
    .filter(word => !required.has(word))
    .toSorted((a, b) => tellingWeight(a) - tellingWeight(b))
  for (const word of removable) yield words.filter(each => each !== word)
  for (let count = 2; count <= removable.length && count < words.length; count++) {
    yield words.filter(each => !removable.slice(0, count).includes(each))
  }
}
