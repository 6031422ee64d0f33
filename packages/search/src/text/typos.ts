import { prefixRange, type TermRange, type Terms } from './terms.ts'
import { longestWord, TypoAutomaton } from './typo-automaton.ts'

export type NearTerm = { term: number; distance: number }

/** How many letters may be wrong: none in short words, where every other word is near. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > longestWord) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The terms nearest to a misspelt word: all those at the smallest distance that has any.
 * Terms with the same first letter are looked at first, because people seldom miss that one.
 * `asPrefix` compares with the beginnings of terms, for a word that is still being typed.
 */
export function nearestTerms(terms: Terms, word: string, asPrefix: boolean): NearTerm[] {
  const mostTypos = allowedTypos(word)
  if (mostTypos === 0) return []
  const sameStart = prefixRange(terms, word[0]!)
  const anyStart = { from: 0, to: terms.list.length }
  for (let distance = 1; distance <= mostTypos; distance++) {
    for (const range of [sameStart, anyStart]) {
      const near = termsWithin(terms, range, word, distance, asPrefix)
      if (near.length > 0) return near
    }
  }
  return []
}

/**
 * Walks the sorted terms as if they were a trie: what an automaton has read of letters shared with
 * the term before is kept, and terms that begin hopelessly are skipped.
 */
export function termsWithin(
  { list, shared, nextBranch }: Terms,
  range: TermRange,
  word: string,
  limit: number,
  asPrefix: boolean,
): NearTerm[] {
  const automaton = new TypoAutomaton(word, limit)
  const found: NearTerm[] = []
  let known = 0
  for (let i = range.from; i < range.to; ) {
    const term = list[i]!
    let depth = Math.min(known, shared[i]!)
    let isNear = true
    while (isNear && depth < term.length) isNear = automaton.read(term, depth++)
    known = depth
    const distance = asPrefix ? automaton.distanceOfPrefix(depth) : automaton.distance(depth)
    const isFound = distance <= limit
    if (isFound) found.push({ term: i, distance })
    i++
    if (isNear) continue
    while (i < range.to && shared[i]! >= depth) {
      if (isFound) found.push({ term: i, distance })
      i = isFound ? i + 1 : nextBranch[i]!
    }
  }
  return found
}
