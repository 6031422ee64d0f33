import type { NameIndex } from '../indexing/name-index.ts'
import { stem } from '../text/stem.ts'
import { prefixRange, type TermRange, type Terms } from '../text/terms.ts'
import { TypoAutomaton } from '../text/typo-automaton.ts'
import { allowedTypos, type NearTerm, nearestTerms } from '../text/typos.ts'
import type { QueryWord } from './query-words.ts'

/** A stretch of postings a word may stand for, and what it costs to read it that way. */
export type Meaning = {
  /** The number of the term, or of the first that begins with the word. */
  term: number
  from: number
  to: number
  cost: number
  isWholeWord: boolean
}

export const typoCost = 1000
const pluralCost = 4
const joinedCost = 8
const prefixCost = 60

const farMore = 100

/**
 * What each word may mean. Spelt words come first: itself, its plural, joined with a neighbour,
 * and the beginning of longer words while it is being typed. Typos are considered only for words
 * that mean nothing otherwise, or for all of them when `isGenerous`.
 */
export type Meanings = {
  meaningsOf: (words: readonly QueryWord[], isGenerous?: boolean) => Meaning[][]
  /** The terms that the word may be a misspelling of. */
  nearest: (word: QueryWord) => readonly NearTerm[]
}

export function createMeanings(index: NameIndex): Meanings {
  // The same words occur in many clauses of a query, and looking for typos takes by far the longest.
  const nearest = oncePerWord(word => nearestTerms(index.terms, word.text, false))
  const misspelt = oncePerWord((word): readonly Meaning[] => {
    const whole = nearest(word)
    if (whole.length > 0 || !word.isBeingTyped) return whole.flatMap(near => typos(index, near))
    const beginnings = nearestTerms(index.terms, word.text, true)
    return beginnings.map(({ term, distance }) =>
      termMeaning(index, term, distance * typoCost + prefixCost),
    )
  })

  const meaningsOf: Meanings['meaningsOf'] = (words, isGenerous) =>
    words.map((word, i) => {
      const meanings = withStem(index, word.stem, word.text, 0)
      if (/^\d/.test(word.text)) meanings.push(...called(index, `${word.text}%`, pluralCost))
      const own = postingsOf(meanings)
      addJoined(index, words[i - 1], word, meanings)
      addJoined(index, word, words[i + 1], meanings)
      if (word.isBeingTyped || meanings.length === 0) addBeginning(index, word.text, meanings)
      if (word.isSpelt) return meanings
      if (meanings.length === 0 || isGenerous) return meanings.concat(misspelt(word))
      const least = own * farMore
      if (own === 0 || !isNearCommonTerm(index, word.text, least)) return meanings
      // Catalogues misspell too: two "chese" among 900 cheeses must not hide the cheeses.
      const families = nearest(word).map(near => typos(index, near))
      return meanings.concat(...families.filter(family => postingsOf(family) >= least))
    })
  return { meaningsOf, nearest }
}

/** For what would be worked out again and again for the words of one query. */
export function oncePerWord<Result>(
  workOut: (word: QueryWord) => Result,
): (word: QueryWord) => Result {
  const results = new WeakMap<QueryWord, Result>()
  return word => {
    const result = results.get(word) ?? workOut(word)
    results.set(word, result)
    return result
  }
}

/** Whether some name holds the word, its plural, or a word that begins with it. */
export function isKnown(
  index: NameIndex,
  { stem, text }: Pick<QueryWord, 'stem' | 'text'>,
): boolean {
  return index.termsByStem.has(stem) || isBeginning(index, text)
}

/** The commonest of the words that a misspelt one was read as; none if it is spelt right. */
export function correctionOf(index: NameIndex, meanings: readonly Meaning[]): string | undefined {
  if (meanings.some(({ cost }) => cost < typoCost)) return undefined
  const [commonest] = [...meanings].sort((a, b) => postings(b) - postings(a))
  return commonest && index.terms.list[commonest.term]
}

/** The words with this stem; singular or plural like the typed word, they cost less, even if that is misspelt. */
function withStem(index: NameIndex, stem: string, meant: string, cost: number): Meaning[] {
  const terms = index.termsByStem.get(stem) ?? []
  const isPlural = meant.endsWith('s')
  return terms.map(term => {
    const isOther = index.terms.list[term]!.endsWith('s') !== isPlural
    return termMeaning(index, term, isOther ? cost + pluralCost : cost)
  })
}

/** "butter milk" also means "buttermilk". */
function addJoined(
  index: NameIndex,
  left: QueryWord | undefined,
  right: QueryWord | undefined,
  meanings: Meaning[],
): void {
  if (left && right) meanings.push(...called(index, left.text + right.text, joinedCost))
}

/** The term with exactly this spelling, if there is one. */
export function called(index: NameIndex, text: string, cost: number): Meaning[] {
  const term = index.terms.numbers.get(text)
  return term === undefined ? [] : [termMeaning(index, term, cost)]
}

/** Whether some name holds a longer word that begins with this one. */
export function isBeginning({ terms }: NameIndex, word: string): boolean {
  const { from, to } = longerTerms(terms, word)
  return from < to
}

function longerTerms(terms: Terms, word: string): TermRange {
  const { from, to } = prefixRange(terms, word)
  return { from: terms.list[from] === word ? from + 1 : from, to }
}

function addBeginning(index: NameIndex, word: string, meanings: Meaning[]): void {
  const { from, to } = longerTerms(index.terms, word)
  if (from >= to) return
  const first = termMeaning(index, from, prefixCost)
  meanings.push({ ...first, to: index.postingStart[to]!, isWholeWord: false })
}

function typos(index: NameIndex, { term, distance }: NearTerm): Meaning[] {
  const word = index.terms.list[term]!
  return withStem(index, stem(word), word, distance * typoCost)
}

/** False for nearly all words, which then need not be compared with every term. */
function isNearCommonTerm(index: NameIndex, word: string, leastPostings: number): boolean {
  const { commonestTerms, postingStart, terms } = index
  const mostTypos = allowedTypos(word)
  if (mostTypos === 0) return false
  const automaton = new TypoAutomaton(word, mostTypos)
  for (const term of commonestTerms) {
    if (postingStart[term + 1]! - postingStart[term]! < leastPostings) return false
    if (automaton.distanceOf(terms.list[term]!) <= mostTypos) return true
  }
  return false
}

export function postingsOf(meanings: readonly Meaning[]): number {
  return meanings.reduce((sum, meaning) => sum + postings(meaning), 0)
}

function postings({ from, to }: Meaning): number {
  return to - from
}

function termMeaning({ postingStart }: NameIndex, term: number, cost: number): Meaning {
  return {
    term,
    from: postingStart[term]!,
    to: postingStart[term + 1]!,
    cost,
    isWholeWord: true,
  }
}
