import type { SearchResult } from '../search-index.ts'
import type { WordMatcher } from './word-matchers.ts'

/** For marking in names what the words of a query have found there; a removed word has found nothing. */
export function foundMatchers(
  words: SearchResult['words'],
  guess: SearchResult['guess'],
): WordMatcher[] {
  const wholeWords = new Map<string, Set<string>>()
  const prefixes = new Map<string, string>()
  for (const word of guess?.removed ?? []) wholeWords.set(word, new Set())
  for (const { typed, words: found, prefix } of words ?? []) {
    const known = wholeWords.get(typed) ?? new Set()
    for (const word of found) known.add(word)
    wholeWords.set(typed, known)
    if (prefix !== undefined) prefixes.set(typed, prefix)
  }
  return Array.from(wholeWords, ([word, found]) => {
    const prefix = prefixes.get(word)
    const lettersIn = (token: string) => {
      if (found.has(token)) return token.length
      return prefix !== undefined && token.startsWith(prefix) ? prefix.length : 0
    }
    return { word, lettersIn }
  })
}
