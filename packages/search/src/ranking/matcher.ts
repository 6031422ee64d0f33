import {
  fieldShift,
  firstBrand,
  firstPlaceless,
  type NameIndex,
  otherNounsShift,
  placeMask,
} from '../indexing/name-index.ts'
import { type Meaning, postingsOf } from '../query/meanings.ts'
import { describingCost } from './costs.ts'
import type { Hits } from './hits.ts'

/**
 * Adds the documents that contain a meaning of every word, with the costs of their names. If there are several words,
 * only documents in all `holders` are added.
 */
export type Matcher = (
  words: readonly Meaning[][],
  cost: number,
  hits: Hits,
  holders?: readonly ReadonlySet<number>[],
) => void

/** In the order of `fields`: name, head, brand, ownBrand, department, size, tag. */
const fieldCosts = [describingCost, 0, 60, 12, 80, 40, 40]

const otherNounCost = 3
const mostOtherNounsCost = 30
const apartCost = 8
const farthestCost = 32
const backwardsCost = 20

/** A slot holds a cost, and below it the 16 bits of a posting's details. */
const costShift = 16

export function createMatcher(index: NameIndex): Matcher {
  const { size, postingDocuments, postingDetails, nounsInName } = index
  /**
   * Per document: its number as a candidate for several words. Numbers continue from query to query, so that none has
   * to be cleared: those below `first` belong to earlier queries.
   */
  const numbers = new Int32Array(size)
  let first = 1
  let count = 0
  let candidates = new Uint32Array(0)
  /** How many words each candidate has, in the order in which words are looked at. */
  let reached = new Uint8Array(0)
  /** Per candidate and word (candidate * words + word): the best meaning's cost and details. */
  let slots = new Int32Array(0)

  /** For a single word: its posting alone determines the cost of a name. */
  function matchOne(meanings: readonly Meaning[], cost: number, hits: Hits): void {
    for (const { from, to, cost: own, isWholeWord } of meanings) {
      for (let i = from; i < to; i++) {
        const details = postingDetails[i]!
        if (!isWholeWord && isPlaceless(details)) continue
        hits.add(postingDocuments[i]!, cost + own + wordCosts[details >>> fieldShift]!)
      }
    }
  }

  function matchAll(
    meanings: readonly Meaning[][],
    cost: number,
    hits: Hits,
    holders: readonly ReadonlySet<number>[],
  ): void {
    const words = meanings.length
    const lengths = meanings.map(postingsOf)
    // Rare words first: the common ones then only look at what is left.
    const order = [...lengths.keys()].sort((a, b) => lengths[a]! - lengths[b]!)
    makeRoom(lengths[order[0]!]!, words)
    for (let before = 0; before < words; before++) {
      const word = order[before]!
      let left = 0
      for (const meaning of meanings[word]!) left += reach(meaning, word, words, before)
      if (left === 0) return
    }
    for (let i = 0; i < count; i++) {
      if (reached[i] !== words || !isInAll(holders, candidates[i]!)) continue
      hits.add(candidates[i]!, Math.max(0, cost + nameCost(i, words)))
    }
  }

  function makeRoom(mostCandidates: number, words: number): void {
    const room = mostCandidates * words
    if (slots.length < room) {
      candidates = new Uint32Array(room)
      reached = new Uint8Array(room)
      slots = new Int32Array(room)
    }
    first += count
    count = 0
    if (first + mostCandidates < mostNumbers) return
    numbers.fill(0)
    first = 1
  }

  /**
   * Advances the candidates that contain this word and all words before it; for the first word, its documents become
   * the candidates. Returns their number.
   */
  function reach(meaning: Meaning, word: number, words: number, before: number): number {
    const { from, to, cost, isWholeWord } = meaning
    let moved = 0
    let end = count
    for (let i = from; i < to; i++) {
      const document = postingDocuments[i]!
      let candidate = numbers[document]! - first
      if (candidate < 0 ? before > 0 : reached[candidate]! < before) continue
      const details = postingDetails[i]!
      if (!isWholeWord && isPlaceless(details)) continue
      if (candidate < 0) {
        candidate = end++
        numbers[document] = first + candidate
        candidates[candidate] = document
        reached[candidate] = 0
      }
      const slot = candidate * words + word
      const value = ((cost + fieldCost(details)) << costShift) | details
      if (reached[candidate] === before) {
        reached[candidate] = before + 1
        moved++
      } else if (value >= slots[slot]!) continue
      slots[slot] = value
    }
    count = end
    return moved
  }

  function nameCost(candidate: number, words: number): number {
    const nouns = nounsInName[candidates[candidate]!]!
    let cost = 0
    let otherNouns = nouns
    let before = -1
    for (let slot = candidate * words, end = slot + words; slot < end; slot++) {
      const value = slots[slot]!
      cost += value >> costShift
      if (isPlaceless(value)) continue
      const at = value & placeMask
      if (at !== before) otherNouns -= nouns - ((value >>> otherNounsShift) & 255)
      // A brand opens the name, though it is often typed last: "cool ranch doritos".
      if (before >= 0 && fieldOf(value) < firstBrand) cost += distanceCost(at - before)
      before = at
    }
    return cost + nounCost(Math.max(otherNouns, 0))
  }

  return (meanings, cost, hits, holders = []) => {
    if (meanings.some(word => word.length === 0)) return
    if (meanings.length === 1) matchOne(meanings[0]!, cost, hits)
    else if (meanings.length > 1) matchAll(meanings, cost, hits, holders)
  }
}

const mostNumbers = 2 ** 31

/** A function of its own: a closure in the loop over the candidates would be created for each of them. */
function isInAll(holders: readonly ReadonlySet<number>[], document: number): boolean {
  return holders.every(each => each.has(document))
}

export function isPlaceless(details: number): boolean {
  return fieldOf(details) >= firstPlaceless
}

function fieldCost(details: number): number {
  return fieldCosts[fieldOf(details)]!
}

function fieldOf(details: number): number {
  return (details >>> fieldShift) & 7
}

function nounCost(otherNouns: number): number {
  return Math.min(otherNouns * otherNounCost, mostOtherNounsCost)
}

/** What a word costs that stands alone in a query, by its posting's details without the place. */
const wordCosts = new Uint8Array(1 << (16 - fieldShift))
for (let i = 0; i < wordCosts.length; i++) {
  wordCosts[i] = fieldCost(i << fieldShift) + nounCost(i >>> (otherNounsShift - fieldShift))
}

/** Nothing for neighbours in order, nor for two words found in one ("butter milk"). */
function distanceCost(steps: number): number {
  const cost = steps < 0 ? backwardsCost - apartCost * (steps + 1) : apartCost * (steps - 1)
  return Math.max(0, Math.min(cost, farthestCost))
}
