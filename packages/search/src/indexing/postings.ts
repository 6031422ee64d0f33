import { inSteps, type Steps } from '../steps.ts'
import type { Terms } from '../text/terms.ts'

/** The postings of a term stand together, terms in sorted order. */
export type Postings = {
  /** Where each term's postings start; one more at the end. */
  readonly postingStart: Uint32Array
  readonly postingDocuments: Uint32Array
  readonly postingDetails: Uint16Array
}

/** Words as they are met, in parallel columns; half a million small objects would cost more. */
export class Occurrences {
  readonly #idByWord = new Map<string, number>()
  readonly ids = new Column()
  readonly documents = new Column()
  readonly details = new Column()

  has(word: string): boolean {
    return this.#idByWord.has(word)
  }

  words(): string[] {
    return [...this.#idByWord.keys()]
  }

  idOf(word: string): number {
    return this.#idByWord.get(word)!
  }

  add(word: string, document: number, details: number): void {
    let id = this.#idByWord.get(word)
    if (id === undefined) {
      id = this.#idByWord.size
      this.#idByWord.set(word, id)
    }
    this.ids.push(id)
    this.documents.push(document)
    this.details.push(details)
  }
}

/** Numbers in blocks: an array that grows is copied again and again, for tens of milliseconds in the end. */
class Column {
  readonly #blocks: Uint32Array[] = []
  length = 0

  push(value: number): void {
    const at = this.length++ % blockLength
    if (at === 0) this.#blocks.push(new Uint32Array(blockLength))
    this.#blocks.at(-1)![at] = value
  }

  at(i: number): number {
    return this.#blocks[Math.floor(i / blockLength)]![i % blockLength]!
  }
}

const blockLength = 65_536

/** Fewer than fill a block: the first writes to a large array also wait for its memory. */
const occurrencesPerStep = 8192

/** Counting sort by term. */
export function* sortIntoPostings(found: Occurrences, terms: Terms): Steps<Postings> {
  const { ids, documents, details } = found
  const termOfId = new Uint32Array(terms.list.length)
  yield* inSteps(terms.list, (word, term) => {
    termOfId[found.idOf(word)] = term
  })
  const postingStart = new Uint32Array(terms.list.length + 1)
  for (let i = 0; i < ids.length; i++) {
    postingStart[termOfId[ids.at(i)]! + 1]!++
    if (i % occurrencesPerStep === 0) yield
  }
  for (let term = 0; term < terms.list.length; term++) {
    postingStart[term + 1]! += postingStart[term]!
  }
  const next = postingStart.slice()
  yield
  const postingDocuments = new Uint32Array(ids.length)
  yield
  const postingDetails = new Uint16Array(ids.length)
  for (let i = 0; i < ids.length; i++) {
    const at = next[termOfId[ids.at(i)]!]!++
    postingDocuments[at] = documents.at(i)
    postingDetails[at] = details.at(i)
    if (i % occurrencesPerStep === 0) yield
  }
  return { postingStart, postingDocuments, postingDetails }
}
