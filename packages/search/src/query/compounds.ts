import { type NameIndex, placeMask } from '../indexing/name-index.ts'
import { findTerm } from '../text/terms.ts'
import { isKnown } from './meanings.ts'
import { type QueryWord, queryWord } from './query-words.ts'

/** Takes apart what no name holds in one piece but some name holds side by side: "icecream". */
export function splitCompound(index: NameIndex, word: QueryWord): QueryWord[] {
  const parts = isKnown(index, word) ? undefined : partsOf(index, word.text)
  if (!parts) return [word]
  const [left, right] = parts
  return [queryWord(left, word.typed), queryWord(right, word.typed, word.isBeingTyped)]
}

const longestCompound = 40

function partsOf(index: NameIndex, word: string): [string, string] | undefined {
  for (let cut = 1; cut < word.length && word.length <= longestCompound; cut++) {
    const left = word.slice(0, cut)
    const right = word.slice(cut)
    if (standTogether(index, findTerm(index.terms, left), findTerm(index.terms, right))) {
      return [left, right]
    }
  }
  return undefined
}

/** Whether some name holds the two terms next to each other. */
function standTogether(index: NameIndex, left: number, right: number): boolean {
  if (left < 0 || right < 0) return false
  const { postingStart, postingDocuments, postingDetails } = index
  const leftPlaces = new Map<number, number>()
  for (let i = postingStart[left]!; i < postingStart[left + 1]!; i++) {
    leftPlaces.set(postingDocuments[i]!, postingDetails[i]! & placeMask)
  }
  for (let i = postingStart[right]!; i < postingStart[right + 1]!; i++) {
    const before = leftPlaces.get(postingDocuments[i]!)
    if (before !== undefined && (postingDetails[i]! & placeMask) === before + 1) return true
  }
  return false
}
