import { stem } from '../text/stem.ts'
import { joiningWords, tokenize } from '../text/tokenize.ts'

export type QueryWord = {
  /** As the index is asked for it. */
  text: string
  stem: string
  /** What the shopper typed for it; several words where a phrase was replaced. */
  typed: string
  isBeingTyped: boolean
  /** Whether it is known to be no typo, though no name may hold it. */
  isSpelt: boolean
  /** Whether it was typed with a typo. */
  isCorrected?: boolean
}

export function queryWord(text: string, typed = text, isBeingTyped = false): QueryWord {
  return { text, stem: stem(text), typed, isBeingTyped, isSpelt: false }
}

/** The word as it is spelt right; as typed if it is not known how. */
export function corrected(word: QueryWord, text: string | undefined): QueryWord {
  return text ? { ...word, text, stem: stem(text), isCorrected: true } : word
}

const longestQuery = 512
const mostWords = 12

/** The words of a query, of which no more are looked at than anyone types for one thing. */
export function readQuery(query: string): QueryWord[] {
  const text = query.slice(0, longestQuery)
  const kept = tellingWords(text).slice(0, mostWords)
  const isComplete = /\s$/.test(text)
  return kept.map((word, i) => queryWord(word, word, i === kept.length - 1 && !isComplete))
}

/** Without joining words, unless there is nothing else. */
export function tellingWords(text: string): string[] {
  const words = tokenize(text)
  const telling = words.filter(word => !joiningWords.has(word))
  return telling.length > 0 ? telling : words
}
