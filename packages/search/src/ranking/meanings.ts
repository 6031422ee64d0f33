import type { NameIndex } from '../name-index.ts'
import { stem } from '../text/stem.ts'
import { findTerm, prefixRange } from '../text/terms.ts'
import { joiningWords, tokenize } from '../text/tokenize.ts'
import { nearestTerms } from '../text/typos.ts'

/** A stretch of postings a typed word may stand for, and what it costs to read it that way. */
export type Meaning = { from: number; to: number; cost: number; isWholeWord: boolean }

export type QueryWord = { text: string; isBeingTyped: boolean }

const meaningCosts = { plural: 4, joined: 8, prefix: 60, typo: 1000 }

const longestQuery = 512
const mostWords = 12
const farMore = 100

export function readQuery(query: string): QueryWord[] {
  const text = query.slice(0, longestQuery)
  const words = tokenize(text)
  const telling = words.filter(word => !joiningWords.has(word))
  const kept = (telling.length > 0 ? telling : words).slice(0, mostWords)
  return kept.map((word, i) => ({
    text: word,
    isBeingTyped: i === kept.length - 1 && !/\s$/.test(text),
  }))
}

/**
 * What each word may mean. Spelt words come first: itself, its plural, joined with a neighbour,
 * and the beginning of longer words while it is being typed. Typos are considered only for words
 * that mean nothing otherwise, or for all of them when `isGenerous`. Words left without a meaning
 * are dropped.
 */
export function meaningsOf(
  index: NameIndex,
  words: readonly QueryWord[],
  isGenerous: boolean,
): Meaning[][] {
  const meaningsByWord = words.map((word, i) => {
    const meanings = [
      ...spelt(index, word.text),
      ...joinedWithNeighbour(index, words[i - 1]?.text, word.text),
      ...joinedWithNeighbour(index, word.text, words[i + 1]?.text),
    ]
    if (word.isBeingTyped || meanings.length === 0) {
      meanings.push(...beginningWith(index, word.text))
    }
    if (meanings.length === 0 || isGenerous) meanings.push(...misspelt(index, word))
    else meanings.push(...farMoreCommon(index, word.text))
    return meanings
  })
  return meaningsByWord.filter(meanings => meanings.length > 0)
}

function spelt(index: NameIndex, word: string): Meaning[] {
  const exact = findTerm(index.terms, word)
  const family = index.termsByStem.get(stem(word)) ?? []
  return family.map(term => termMeaning(index, term, term === exact ? 0 : meaningCosts.plural))
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

function beginningWith(index: NameIndex, word: string): Meaning[] {
  const { from, to } = prefixRange(index.terms, word)
  if (from === to) return []
  return [
    {
      from: index.postingStart[from]!,
      to: index.postingStart[to]!,
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
  if (own === 0 || own * farMore > index.size) return []
  return misspelt(index, { text: word, isBeingTyped: false }).filter(
    ({ from, to }) => to - from >= own * farMore,
  )
}

function termMeaning({ postingStart }: NameIndex, term: number, cost: number): Meaning {
  return { from: postingStart[term]!, to: postingStart[term + 1]!, cost, isWholeWord: true }
}
