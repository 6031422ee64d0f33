import { departmentKey } from './filters/attributes.ts'
import { nounWeightSteps } from './ranking/noun-weights.ts'
import { inSteps, type Steps } from './steps.ts'
import { type ProductName, readProductName } from './text/product-name.ts'
import { stem } from './text/stem.ts'
import { createTerms, type Terms } from './text/terms.ts'

/** A place says where in its name a word stands: its number in the low bits, flags above. */
export const placeMask = 31
export const atHead = 32
export const inBrand = 64
/** The word is the product's department ("Frozen") and need not be in its name. */
export const inDepartment = 128

/** Which names hold which words. The postings of a term stand together, terms in sorted order. */
export type NameIndex = {
  readonly size: number
  readonly terms: Terms
  readonly termsByStem: ReadonlyMap<string, readonly number[]>
  readonly postingStart: Uint32Array
  readonly postingDocuments: Uint32Array
  readonly postingPlaces: Uint8Array
  /** How much of a noun of its own every word of every name is; name by name. */
  readonly nounWeights: Uint8Array
  readonly nameStart: Uint32Array
  readonly nounsInName: Uint16Array
}

export function* nameIndexSteps(
  documents: readonly { name: string; department: string }[],
): Steps<NameIndex> {
  const names: ProductName[] = []
  yield* inSteps(documents, ({ name }) => names.push(readProductName(name)))
  const { brandLengths, weights, nameStart, nounsInName } = yield* nounWeightSteps(names)
  const found = new Occurrences()
  yield* inSteps(names, (name, document) => {
    name.words.forEach((word, i) => {
      found.add(word, document, placeOf(name, i, brandLengths[document]!))
    })
    for (const { word, at } of name.joined) {
      found.add(word, document, placeOf(name, at, brandLengths[document]!))
    }
    const department = departmentKey(documents[document]!.department)
    if (department && !department.includes(' ')) found.add(department, document, inDepartment)
  })
  yield* inSteps(names, (name, document) => {
    for (let i = 1; i < name.words.length; i++) {
      const joined = name.words[i - 1]! + name.words[i]!
      if (found.has(joined)) found.add(joined, document, placeOf(name, i, brandLengths[document]!))
    }
  })

  const terms = createTerms(found.idByWord.keys())
  yield
  return {
    size: documents.length,
    terms,
    termsByStem: groupByStem(terms.list),
    ...sortIntoPostings(found, terms),
    nounWeights: weights,
    nameStart,
    nounsInName,
  }
}

function placeOf(name: ProductName, at: number, brandLength: number): number {
  const flags = at === name.kindLength - 1 ? atHead : at < brandLength ? inBrand : 0
  return Math.min(at, placeMask) | flags
}

function groupByStem(list: readonly string[]): Map<string, number[]> {
  const termsByStem = new Map<string, number[]>()
  list.forEach((word, term) => {
    const key = stem(word)
    const group = termsByStem.get(key)
    if (group) group.push(term)
    else termsByStem.set(key, [term])
  })
  return termsByStem
}

/** Words as they are met, in parallel columns; half a million small objects would cost more. */
class Occurrences {
  readonly idByWord = new Map<string, number>()
  readonly ids: number[] = []
  readonly documents: number[] = []
  readonly places: number[] = []

  has(word: string): boolean {
    return this.idByWord.has(word)
  }

  add(word: string, document: number, place: number): void {
    let id = this.idByWord.get(word)
    if (id === undefined) {
      id = this.idByWord.size
      this.idByWord.set(word, id)
    }
    this.ids.push(id)
    this.documents.push(document)
    this.places.push(place)
  }
}

/** Counting sort by term. */
function sortIntoPostings(
  { idByWord, ids, documents, places }: Occurrences,
  terms: Terms,
): Pick<NameIndex, 'postingStart' | 'postingDocuments' | 'postingPlaces'> {
  const termOfId = new Uint32Array(terms.list.length)
  terms.list.forEach((word, term) => {
    termOfId[idByWord.get(word)!] = term
  })
  const postingStart = new Uint32Array(terms.list.length + 1)
  for (const id of ids) postingStart[termOfId[id]! + 1]!++
  for (let term = 0; term < terms.list.length; term++) {
    postingStart[term + 1]! += postingStart[term]!
  }
  const next = postingStart.slice()
  const postingDocuments = new Uint32Array(ids.length)
  const postingPlaces = new Uint8Array(ids.length)
  ids.forEach((id, i) => {
    const at = next[termOfId[id]!]!++
    postingDocuments[at] = documents[i]!
    postingPlaces[at] = places[i]!
  })
  return { postingStart, postingDocuments, postingPlaces }
}
