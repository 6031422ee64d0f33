import { departmentKey } from '../filters/attributes.ts'
import { numbersBelow, sortSteps } from '../sort-steps.ts'
import { inSteps, type Steps } from '../steps.ts'
import { isClaim, type ProductName, readProductName } from '../text/product-name.ts'
import { stem } from '../text/stem.ts'
import { type Terms, termSteps } from '../text/terms.ts'
import { tokenize } from '../text/tokenize.ts'
import { type NounWeights, nounWeightSteps } from './noun-weights.ts'
import { Occurrences, type Postings, sortIntoPostings } from './postings.ts'

/**
 * A posting's details in 16 bits: the word's place in the name (5 bits), its field (3 bits), and how
 * much of other nouns the name holds besides it (8 bits).
 */
export const placeMask = 31
export const fieldShift = 5
export const otherNounsShift = 8

/** From this field on a word is none of those that name the thing. */
export const firstBrand = 2
/** From this field on a word has no place in the name. */
export const firstPlaceless = 4

/** The part of a product in which a word occurs. */
export const fields = {
  name: 0,
  head: 1,
  brand: firstBrand,
  /** The brand of a word that nearly always is one: whoever types it means the brand. */
  ownBrand: 3,
  department: firstPlaceless,
  size: 5,
  tag: 6,
} as const

type Field = (typeof fields)[keyof typeof fields]

/** Which names hold which words. */
export type NameIndex = Postings & {
  readonly size: number
  readonly terms: Terms
  readonly termsByStem: ReadonlyMap<string, readonly number[]>
  /** All terms, those with the most postings first. */
  readonly commonestTerms: Uint32Array
  /** Per term: 0 (only ever describes) to `heaviestNoun` (always the thing itself). */
  readonly termWeights: Uint8Array
  /** Per document: the noun weights of its name together. */
  readonly nounsInName: Uint8Array
}

export type NamedDocument = {
  name: string
  department: string
  size?: string
  tags?: readonly string[]
}

export function* nameIndexSteps(documents: readonly NamedDocument[]): Steps<NameIndex> {
  const nouns = yield* nounWeightSteps(documents)
  const found = new Occurrences()
  const add = (word: string, document: number, at: number, field: Field, own: number) =>
    found.add(word, document, detailsOf(at, field, nouns.nounsInName[document]! - own))
  const addAt = (word: string, document: number, name: ProductName, at: number) => {
    const field = fieldOf(name, at, nouns.brandLengths[document]!)
    add(word, document, placeOf(name, at), field, weightAt(nouns, document, at))
  }
  yield* inSteps(documents, (of, document) => {
    const name = readProductName(of.name)
    for (const [at, word] of name.words.entries()) addAt(word, document, name, at)
    for (const { word, at } of name.joined) addAt(word, document, name, at)
    const { department, size = '', tags = [] } = of
    const key = departmentKey(department)
    if (key && !key.includes(' ')) add(key, document, 0, fields.department, 0)
    for (const word of tokenize(size)) {
      if (!name.words.includes(word)) add(word, document, 0, fields.size, 0)
    }
    for (const tag of tags) add(tagTerm(tag), document, 0, fields.tag, 0)
  })
  yield* inSteps(documents, (of, document) => {
    const name = readProductName(of.name)
    for (let i = 1; i < name.words.length; i++) {
      const joined = name.words[i - 1]! + name.words[i]!
      if (!found.has(joined)) continue
      const own = weightAt(nouns, document, i - 1) + weightAt(nouns, document, i)
      add(joined, document, placeOf(name, i), fieldOf(name, i, nouns.brandLengths[document]!), own)
    }
  })

  const terms = yield* termSteps(found.words())
  const postings = yield* sortIntoPostings(found, terms)
  yield* markOwnBrands(postings)
  const termsByStem = new Map<string, number[]>()
  const termWeights = new Uint8Array(terms.list.length)
  yield* inSteps(terms.list, (word, term) => {
    const key = stem(word)
    const family = termsByStem.get(key)
    if (family) family.push(term)
    else termsByStem.set(key, [term])
    termWeights[term] = nouns.weightOfStem(key)
  })
  return {
    size: documents.length,
    terms,
    termsByStem,
    termWeights,
    nounsInName: nouns.nounsInName,
    commonestTerms: yield* commonestTermSteps(postings),
    ...postings,
  }
}

function commonestTermSteps({ postingStart }: Postings): Steps<Uint32Array> {
  const count = (term: number) => postingStart[term + 1]! - postingStart[term]!
  return sortSteps(numbersBelow(postingStart.length - 1), (a, b) => count(b) - count(a))
}

const ownBrandShare = 0.75

function* markOwnBrands({ postingStart, postingDetails }: Postings): Steps<void> {
  const fieldOfPosting = (i: number) => (postingDetails[i]! >>> fieldShift) & 7
  yield* inSteps(postingStart.subarray(1), (to, term) => {
    const from = postingStart[term]!
    let brands = 0
    for (let i = from; i < to; i++) if (fieldOfPosting(i) === fields.brand) brands++
    if (brands < ownBrandShare * (to - from)) return
    for (let i = from; i < to; i++) {
      if (fieldOfPosting(i) === fields.brand) postingDetails[i]! += 1 << fieldShift
    }
  })
}

/** The term that every product with a tag has; no typed word is spelt like it. */
export function tagTerm(tag: string): string {
  return `tag:${tag}`
}

function detailsOf(at: number, field: Field, otherNouns: number): number {
  return (
    (Math.min(otherNouns, 255) << otherNounsShift) | (field << fieldShift) | Math.min(at, placeMask)
  )
}

/** The word left out between a thing and its description parts them: pineapple in juice is no pineapple juice. */
function placeOf({ describedFrom }: ProductName, at: number): number {
  return at < describedFrom ? at : at + 1
}

function fieldOf(name: ProductName, at: number, brandLength: number): Field {
  if (name.heads.includes(at)) return fields.head
  return at < brandLength && !isClaim(name.words[at]!) ? fields.brand : fields.name
}

function weightAt({ weights, nameStart }: NounWeights, document: number, at: number): number {
  return weights[nameStart[document]! + at]!
}
