import {
  fieldShift,
  fields,
  type NameIndex,
  otherNounsShift,
  placeMask,
} from '../indexing/name-index.ts'
import type { Meaning } from '../query/meanings.ts'
import { describingCost } from './costs.ts'
import type { Hits } from './hits.ts'

/** Adds the documents in which every word has one of its meanings, with what their names cost. */
export type Matcher = (words: readonly Meaning[][], cost: number, hits: Hits) => void

const fieldCosts = Uint8Array.from({ length: 8 })
fieldCosts[fields.name] = describingCost
fieldCosts[fields.brand] = 60
fieldCosts[fields.ownBrand] = 4
fieldCosts[fields.department] = 80
fieldCosts[fields.size] = 40
fieldCosts[fields.tag] = 40

const firstPlaceless = fields.department << fieldShift
const fieldMask = 7 << fieldShift
const otherNounCost = 3
const mostOtherNounsCost = 30
const apartCost = 8
const farthestCost = 32
const backwardsCost = 20

/** What is left of a slot: the cost above, the posting's details below. */
const costShift = 16

export function createMatcher(index: NameIndex): Matcher {
  const { size, postingDocuments, postingDetails, nounsInName } = index
  /** Per document and word (document * words + word): the best meaning's cost and details. */
  let slots = new Int32Array(0)
  let found = new Uint32Array(0)
  /** How far each document got, counted on from query to query so that it need not be cleared. */
  let reached = new Uint32Array(0)
  let goal = 0
  let count = 0

  /** One word alone: each posting says all that its name costs. */
  function matchOne(meanings: readonly Meaning[], cost: number, hits: Hits): void {
    for (const { from, to, cost: own, isWholeWord } of meanings) {
      for (let i = from; i < to; i++) {
        const details = postingDetails[i]!
        if (!isWholeWord && isPlaceless(details)) continue
        hits.add(
          postingDocuments[i]!,
          cost + own + fieldCost(details) + nounCost(details >>> otherNounsShift),
        )
      }
    }
  }

  /** Moves on the documents of one meaning; before the first word any document may start. */
  function follow(meaning: Meaning, word: number, words: number, isFirst: boolean): void {
    const { from, to, cost, isWholeWord } = meaning
    // Variables of the closure are read anew each time; a loop over all postings should not.
    const [known, progress, goalOfWord] = [slots, reached, goal]
    let end = count
    for (let i = from; i < to; i++) {
      const document = postingDocuments[i]!
      const its = progress[document]!
      if (!isFirst && its < goalOfWord - 1) continue
      const details = postingDetails[i]!
      if (!isWholeWord && isPlaceless(details)) continue
      const slot = document * words + word
      const value = ((cost + fieldCost(details)) << costShift) | details
      if (its === goalOfWord) {
        if (value < known[slot]!) known[slot] = value
        continue
      }
      found[end++] = document
      progress[document] = goalOfWord
      known[slot] = value
    }
    count = end
  }

  function matchAll(meanings: readonly Meaning[][], cost: number, hits: Hits): void {
    const words = meanings.length
    if (slots.length < words * size) slots = new Int32Array(words * size)
    if (found.length === 0) {
      found = new Uint32Array(size)
      reached = new Uint32Array(size)
    }
    if (goal > highestGoal) {
      reached.fill(0)
      goal = 0
    }
    goal++
    let isFirst = true
    for (const word of rarestFirst(meanings)) {
      count = 0
      goal++
      for (const meaning of meanings[word]!) follow(meaning, word, words, isFirst)
      if (count === 0) return
      isFirst = false
    }
    for (let i = 0; i < count; i++)
      hits.add(found[i]!, Math.max(0, cost + nameCost(found[i]!, words)))
  }

  function nameCost(document: number, words: number): number {
    const nouns = nounsInName[document]!
    let cost = 0
    let otherNouns = nouns
    let before = -1
    for (let slot = document * words, end = slot + words; slot < end; slot++) {
      const value = slots[slot]!
      cost += value >> costShift
      if (isPlaceless(value)) continue
      const at = value & placeMask
      if (at !== before) otherNouns -= nouns - ((value >>> otherNounsShift) & 255)
      if (before >= 0) cost += distanceCost(at - before)
      before = at
    }
    return cost + nounCost(Math.max(otherNouns, 0))
  }

  return (meanings, cost, hits) => {
    if (meanings.some(word => word.length === 0)) return
    if (meanings.length === 1) matchOne(meanings[0]!, cost, hits)
    else if (meanings.length > 1) matchAll(meanings, cost, hits)
  }
}

/** Far enough below 2^32 for the words of one more query. */
const highestGoal = 0xffff_0000

/** Rare words first: the common ones then only look at what is left. */
function rarestFirst(meanings: readonly Meaning[][]): number[] {
  const lengths = meanings.map(word => word.reduce((sum, { from, to }) => sum + to - from, 0))
  return [...meanings.keys()].sort((a, b) => lengths[a]! - lengths[b]!)
}

function isPlaceless(details: number): boolean {
  return (details & fieldMask) >= firstPlaceless
}

function fieldCost(details: number): number {
  return fieldCosts[(details >>> fieldShift) & 7]!
}

function nounCost(otherNouns: number): number {
  return Math.min(otherNouns * otherNounCost, mostOtherNounsCost)
}

/** Nothing for neighbours in order, nor for two words found in one ("butter milk"). */
function distanceCost(steps: number): number {
  if (steps === 0 || steps === 1) return 0
  return steps === -1 ? backwardsCost : Math.min((Math.abs(steps) - 1) * apartCost, farthestCost)
}
