import { inSteps, type Steps } from '../steps.ts'
import { compoundNouns } from '../text/compound-nouns.ts'
import { type ProductName, readProductName } from '../text/product-name.ts'
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

const heaviestNoun = 8
/** Less than another thing: "vitamins for kids" are vitamins. */
const childrensWeight = 6

type WordUse = {
  total: number
  /** The opening of names that it most often follows ('' for none), and the lead of that opening. */
  opening: string
  lead: number
  /** Of the heads of its names; more than `fewestKinds` tell nothing more. */
  headStems: string[]
  ofStem: StemUse
}

/** A word and its plural together. */
type StemUse = { stem: string; total: number; asHead: number }

/**
 * Learns from the names, and knows a few compounds. A word that often ends a name is a noun, so "almond" makes
 * almond milk another thing than milk while "whole" does not. A word that nearly always opens a name, or
 * nearly always follows the same opening, and does so before several kinds of thing, ends a brand.
 * Names are read twice: to keep their words would take several times the memory of the index.
 */
export function* nounWeightSteps(documents: readonly { name: string }[]): Steps<NounWeights> {
  const uses = new Map<string, WordUse>()
  const byStem = new Map<string, StemUse>()
  const nameStart = new Uint32Array(documents.length + 1)
  yield* inSteps(documents, (document, i) => {
    const name = readProductName(document.name)
    countUses(name, uses, byStem)
    nameStart[i + 1] = nameStart[i]! + name.words.length
  })
  const brandLengths = new Uint8Array(documents.length)
  const weights = new Uint8Array(nameStart.at(-1)!)
  const nounsInName = new Uint8ClampedArray(documents.length)
  const isCompound = compoundNouns()
  yield* inSteps(documents, (document, i) => {
    const name = readProductName(document.name)
    brandLengths[i] = brandLength(name, uses)
    // A cut is not a thing of its own: the only noun of a salmon fillet is salmon.
    const end = name.heads.length > 1 ? name.kindLength - 1 : name.kindLength
    for (let at = brandLengths[i]!; at < end; at++) {
      const { ofStem } = uses.get(name.words[at]!)!
      const makesAnotherThing =
        name.heads.includes(at + 1) &&
        isCompound(ofStem.stem, uses.get(name.words[at + 1]!)!.ofStem.stem)
      const weight = makesAnotherThing
        ? heaviestNoun
        : (fixedWeights.get(name.words[at]!) ?? nounWeight(ofStem))
      weights[nameStart[i]! + at] = weight
      nounsInName[i]! += weight
    }
  })
  return {
    brandLengths,
    weights,
    nameStart,
    nounsInName: new Uint8Array(nounsInName.buffer),
    weightOfStem: weightIn(byStem),
  }
}

/**
 * What is made for children, or dried, comes after what is not, unless it is asked for: dried cranberries are another
 * thing than cranberries.
 */
const fixedWeights: ReadonlyMap<string, number> = new Map([
  ...'children childrens kids infant infants toddler toddlers junior'
    .split(' ')
    .map((word): [string, number] => [word, childrensWeight]),
  ...'dried freezedried sundried dehydrated pickled'
    .split(' ')
    .map((word): [string, number] => [word, heaviestNoun]),
])

/** A function of its own: a closure in the generator above would keep the uses of all words in memory. */
function weightIn(byStem: ReadonlyMap<string, StemUse>) {
  return (stem: string) => nounWeight(byStem.get(stem))
}

function nounWeight(use: StemUse | undefined): number {
  return use ? Math.round((heaviestNoun * use.asHead) / (use.total + 2)) : 0
}

function countUses(
  { words, kindLength }: ProductName,
  uses: Map<string, WordUse>,
  byStem: Map<string, StemUse>,
): void {
  const head = words[kindLength - 1]!
  words.forEach((word, i) => {
    const use = uses.get(word) ?? newUse(word, byStem)
    uses.set(word, use)
    use.total++
    use.ofStem.total++
    if (i === kindLength - 1) use.ofStem.asHead++
    voteForOpening(use, i < longestBrand ? openingOf(words, i) : farIn)
    if (use.headStems.length < fewestKinds) {
      const headStem = uses.get(head)?.ofStem.stem ?? stem(head)
      if (!use.headStems.includes(headStem)) use.headStems.push(headStem)
    }
  })
}

function newUse(word: string, byStem: Map<string, StemUse>): WordUse {
  const key = stem(word)
  const ofStem = byStem.get(key) ?? { stem: key, total: 0, asHead: 0 }
  byStem.set(key, ofStem)
  return { total: 0, opening: '', lead: 0, headStems: [], ofStem }
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
    if (isBound && headStems.length >= fewestKinds) return length
  }
  return 0
}
