import { inSteps, type Steps } from '../steps.ts'
import type { ProductName } from '../text/product-name.ts'
import { stem } from '../text/stem.ts'

/** What the whole catalogue says about its words: which are nouns of their own, which are brands. */
export type NounWeights = {
  /** How many leading words of each name are its brand. */
  brandLengths: Uint8Array
  /** 0 (only ever describes: "organic") to `heaviestNoun` (always the thing itself: "juice"). */
  weights: Uint8Array
  nameStart: Uint32Array
  /** The weights of each name together. */
  nounsInName: Uint8Array
  weightOfStem: (stem: string) => number
}

export const heaviestNoun = 8

type WordUse = {
  stem: string
  total: number
  asHead: number
  /** The start of names it most often stands right after ('' for none), and that one's lead. */
  opening: string
  lead: number
  headStems: Set<string>
}

/**
 * Learns from the names alone. A word that often ends a name is a noun, so "almond" makes almond
 * milk another thing than milk while "whole" does not. A word that nearly always opens a name, or
 * nearly always follows the same opening, and does so before several kinds of thing, ends a brand.
 */
export function* nounWeightSteps(names: readonly ProductName[]): Steps<NounWeights> {
  const uses = new Map<string, WordUse>()
  const headsByStem = new Map<string, { heads: number; total: number }>()
  yield* inSteps(names, name => countUses(name, uses))
  for (const { stem, asHead, total } of uses.values()) {
    const counts = headsByStem.get(stem) ?? { heads: 0, total: 0 }
    headsByStem.set(stem, { heads: counts.heads + asHead, total: counts.total + total })
  }

  yield
  const brandLengths = new Uint8Array(names.length)
  yield* inSteps(names, (name, document) => {
    brandLengths[document] = brandLength(name, uses)
  })
  yield
  const nameStart = new Uint32Array(names.length + 1)
  yield* inSteps(names, ({ words }, i) => {
    nameStart[i + 1] = nameStart[i]! + words.length
  })
  const weights = new Uint8Array(nameStart.at(-1)!)
  const nounsInName = new Uint8ClampedArray(names.length)
  const weightOfStem = (stem: string) => {
    const { heads, total } = headsByStem.get(stem) ?? { heads: 0, total: 0 }
    return Math.round((heaviestNoun * heads) / (total + 2))
  }
  yield* inSteps(names, ({ words, kindLength, heads }, document) => {
    // A cut is no thing of its own: a salmon fillet holds no other noun than salmon.
    const end = heads.length > 1 ? kindLength - 1 : kindLength
    for (let i = brandLengths[document]!; i < end; i++) {
      const weight = weightOfStem(uses.get(words[i]!)!.stem)
      weights[nameStart[document]! + i] = weight
      nounsInName[document]! += weight
    }
  })
  return {
    brandLengths,
    weights,
    nameStart,
    nounsInName: new Uint8Array(nounsInName.buffer),
    weightOfStem,
  }
}

function countUses({ words, kindLength }: ProductName, uses: Map<string, WordUse>): void {
  const head = words[kindLength - 1]!
  words.forEach((word, i) => {
    const use = uses.get(word) ?? newUse(word)
    uses.set(word, use)
    use.total++
    if (i === kindLength - 1) use.asHead++
    voteForOpening(use, i < longestBrand ? openingOf(words, i) : farIn)
    if (use.headStems.size < fewestKinds) use.headStems.add(uses.get(head)?.stem ?? stem(head))
  })
}

function newUse(word: string): WordUse {
  return { stem: stem(word), total: 0, asHead: 0, opening: '', lead: 0, headStems: new Set() }
}

/** Boyer and Moore's majority vote: the winner is known without counting every opening. */
function voteForOpening(use: WordUse, opening: string): void {
  if (use.lead === 0) use.opening = opening
  use.lead += use.opening === opening ? 1 : -1
}

function openingOf(words: readonly string[], length: number): string {
  return length === 0 ? '' : words.slice(0, length).join(' ')
}

const farIn = '...'
const longestBrand = 3
const fewestKinds = 3
const clearLead = 0.6

function brandLength({ words, kindLength }: ProductName, uses: Map<string, WordUse>): number {
  for (let length = Math.min(longestBrand, kindLength - 1); length > 0; length--) {
    const { total, opening, lead, headStems } = uses.get(words[length - 1]!)!
    const isBound = lead >= clearLead * total && opening === openingOf(words, length - 1)
    if (isBound && headStems.size >= fewestKinds) return length
  }
  return 0
}
