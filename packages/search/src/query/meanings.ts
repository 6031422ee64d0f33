import type { NameIndex } from '../indexing/name-index.ts'
import { stem } from '../text/stem.ts'
import { findTerm, prefixRange } from '../text/terms.ts'
import { nearestTerms } from '../text/typos.ts'
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
const meaningCosts = { plural: 4, joined: 8, prefix: 60, typo: typoCost }

const farMore = 100

/**
 * What each word may mean. Spelt words come first: itself, its plural, joined with a neighbour,
 * and the beginning of longer words while it is being typed. Typos are considered only for words
 * that mean nothing otherwise, or for all of them when `isGenerous`.
 */
export function meaningsOf(
  index: NameIndex,
  words: readonly QueryWord[],
  isGenerous: boolean,
): Meaning[][] {
  return words.map((word, i) => {
    const meanings = [
      ...spelt(index, word.text),
      ...joinedWithNeighbour(index, words[i - 1]?.text, word.text),
      ...joinedWithNeighbour(index, word.text, words[i + 1]?.text),
    ]
    if (word.isBeingTyped || meanings.length === 0) {
      meanings.push(...beginningWith(index, word.text))
    }
    if (word.isSpelt) return meanings
    if (meanings.length === 0 || isGenerous) meanings.push(...misspelt(index, word))
    else meanings.push(...farMoreCommon(index, word.text))
    return meanings
  })
}

/** Whether some name holds the word, its plural, or a word that begins with it. */
export function isKnown({ terms, termsByStem }: NameIndex, word: string): boolean {
  if (termsByStem.has(stem(word))) return true
  const { from, to } = prefixRange(terms, word)
  return from < to
}

/** The commonest of the words that a misspelt one was read as; none if it is spelt right. */
export function correctionOf(index: NameIndex, meanings: readonly Meaning[]): string | undefined {
  if (meanings.some(({ cost }) => cost < meaningCosts.typo)) return undefined
  const sizes = meanings.map(({ from, to }) => to - from)
  const commonest = meanings[sizes.indexOf(Math.max(...sizes))]
  return commonest && index.terms.list[commonest.term]
}

function spelt(index: NameIndex, word: string): Meaning[] {
  const exact = findTerm(index.terms, word)
  const family = index.termsByStem.get(stem(word)) ?? []
  const meanings = family.map(term =>
    termMeaning(index, term, term === exact ? 0 : meaningCosts.plural),
  )
  const share = /^\d+$/.test(word) ? findTerm(index.terms, `${word}%`) : -1
  return share < 0 ? meanings : [...meanings, termMeaning(index, share, meaningCosts.plural)]
}

/** "butter milk" also means "buttermilk". */
function joinedWithNeighbour(
  index: NameIndex,
  left: string | undefined,
  right: string | undefined,
): Meaning[] {
  if (left === undefined || right === undefined) return []
  const term = findTerm(index.terms, left + right)
  return term < 0 ? [] : [termMeaning(index, term, meaningCosts.joined)]
}

function beginningWith({ terms, postingStart }: NameIndex, word: string): Meaning[] {
  const range = prefixRange(terms, word)
  const { to } = range
  const from = terms.list[range.from] === word ? range.from + 1 : range.from
  if (from >= to) return []
  return [
    {
      term: from,
      from: postingStart[from]!,
      to: postingStart[to]!,
      cost: meaningCosts.prefix,
      isWholeWord: false,
    },
  ]
}

function misspelt(index: NameIndex, { text, isBeingTyped }: QueryWord): Meaning[] {
  const whole = nearestTerms(index.terms, text, false)
  if (whole.length > 0 || !isBeingTyped) {
    return whole.map(({ term, distance }) => termMeaning(index, term, distance * meaningCosts.typo))
  }
  return nearestTerms(index.terms, text, true).map(({ term, distance }) =>
    termMeaning(index, term, distance * meaningCosts.typo + meaningCosts.prefix),
  )
}

/** Catalogues misspell too: two "chese" among 900 cheeses must not hide the cheeses. */
function farMoreCommon(index: NameIndex, word: string): Meaning[] {
  const own = spelt(index, word).reduce((sum, { from, to }) => sum + to - from, 0)
  if (own === 0 || own * farMore > index.mostPostings) return []
  return misspelt(index, { text: word, typed: word, isBeingTyped: false }).filter(
    ({ from, to }) => to - from >= own * farMore,
  )
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
