import { atHead, inBrand, inDepartment, type NameIndex } from '../name-index.ts'
import type { Meaning } from './meanings.ts'

/** What was found where, for the documents of the latest match; reused from query to query. */
export type Match = {
  readonly wordCount: number
  /** Documents that hold every word, in no particular order. */
  readonly documents: Uint32Array
  /** Per word and document (word * size + document): the cost of its best reading, and its place. */
  readonly costs: Uint16Array
  readonly places: Uint8Array
}

const placeCosts = { head: 0, inName: 40, brand: 60, department: 80 }

export type Matcher = (meanings: readonly Meaning[][]) => Match

/** Finds the documents in which every word has one of its meanings; without a word, none. */
export function createMatcher({ size, postingDocuments, postingPlaces }: NameIndex): Matcher {
  const found = new Uint32Array(size)
  let costs = new Uint16Array(0)
  let places = new Uint8Array(0)
  /** How far each document got, counted on from query to query so that it need not be cleared. */
  const reached = new Uint32Array(size)
  let goal = 0
  let count = 0

  /** Moves on the documents of one meaning; before the first word any document may start. */
  function follow({ from, to, cost, isWholeWord }: Meaning, word: number, isFirst: boolean): void {
    for (let i = from; i < to; i++) {
      const document = postingDocuments[i]!
      const progress = reached[document]!
      const place = postingPlaces[i]!
      if (!isFirst && progress < goal - 1) continue
      if (place & inDepartment && !isWholeWord) continue
      const slot = word * size + document
      const total = cost + costByFlags[place >>> 5]!
      if (progress === goal && total >= costs[slot]!) continue
      if (progress !== goal) found[count++] = document
      reached[document] = goal
      costs[slot] = total
      places[slot] = place
    }
  }

  return meanings => {
    const wordCount = meanings.length
    if (costs.length < wordCount * size) {
      costs = new Uint16Array(wordCount * size)
      places = new Uint8Array(wordCount * size)
    }
    if (goal > highestGoal) {
      reached.fill(0)
      goal = 0
    }
    count = 0
    goal++
    for (const [step, word] of rarestFirst(meanings).entries()) {
      count = 0
      goal++
      for (const meaning of meanings[word]!) follow(meaning, word, step === 0)
      if (count === 0) break
    }
    return { wordCount, documents: found.subarray(0, count), costs, places }
  }
}

/** Far enough below 2^32 for the words of one more query. */
const highestGoal = 0xffff_0000

/** Rare words first: the common ones then only look at what is left. */
function rarestFirst(meanings: readonly Meaning[][]): number[] {
  const lengths = meanings.map(word => word.reduce((sum, { from, to }) => sum + to - from, 0))
  return [...meanings.keys()].sort((a, b) => lengths[a]! - lengths[b]!)
}

const costByFlags = Uint16Array.from({ length: 8 }, (_, flags) => {
  const place = flags << 5
  if (place & inDepartment) return placeCosts.department
  if (place & inBrand) return placeCosts.brand
  return place & atHead ? placeCosts.head : placeCosts.inName
})
