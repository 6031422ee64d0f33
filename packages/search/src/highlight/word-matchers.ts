import { stem } from '../text/stem.ts'
import { createTerms } from '../text/terms.ts'
import { tokenize } from '../text/tokenize.ts'
import { nearestTerms } from '../text/typos.ts'

/** How many letters of a text's word a word of the query matches; 0 for none. */
export type WordMatcher = { word: string; lettersIn: (token: string) => number }

/** For a text that somebody is typing: its last word may be the beginning of a longer one. */
export function wordMatchers(query: string): WordMatcher[] {
  const words = tokenize(query)
  return words.map((word, i) => {
    const isBeingTyped = i === words.length - 1 && !/\s$/.test(query)
    return { word, lettersIn: remembered(token => lettersMatched(token, word, isBeingTyped)) }
  })
}

function lettersMatched(token: string, word: string, isBeingTyped: boolean): number {
  if (token === word || stem(token) === stem(word)) return token.length
  if (isBeingTyped && token.startsWith(word)) return word.length
  return nearestTerms(createTerms([token]), word, false).length > 0 ? token.length : 0
}

/** The same few words stand in many names of a page. */
function remembered(work: (token: string) => number): (token: string) => number {
  const known = new Map<string, number>()
  return token => {
    const seen = known.get(token)
    if (seen !== undefined) return seen
    const count = work(token)
    known.set(token, count)
    return count
  }
}
