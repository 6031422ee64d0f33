import type { Terms } from '../text/terms.ts'
import type { ReadClause } from './interpret.ts'

/** A word of the query and what names hold for it, as `tokenize` cuts and folds names. */
export type MatchedWord = {
  typed: string
  /** Whole words. */
  words: readonly string[]
  /** What longer words begin with. */
  prefix?: string
}

export function matchedWords(terms: Terms, clauses: readonly ReadClause[]): MatchedWord[] {
  return clauses.flatMap(({ words, meanings }) =>
    words.map(({ typed, text }, i) => {
      const whole = meanings[i]!.filter(({ isWholeWord }) => isWholeWord)
      return {
        typed,
        words: whole.map(({ term }) => terms.list[term]!),
        ...(whole.length < meanings[i]!.length && { prefix: text }),
      }
    }),
  )
}
