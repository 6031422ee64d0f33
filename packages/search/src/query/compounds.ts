import { type NameIndex, placeMask } from '../indexing/name-index.ts'
import { findTerm } from '../text/terms.ts'
import { isKnown } from './meanings.ts'
import { type QueryWord, queryWord } from './query-words.ts'

/**
 * The word if some name holds it, or the two words that some name holds side by side and that are written in one
 * here: "icecream". Undefined if it is neither.
 */
export function knownWords(index: NameIndex, word: QueryWord): QueryWord[] | undefined {
  if (isKnown(index, word)) return [word]
  const { text, typed, isBeingTyped } = word
  for (let cut = 1; cut < text.length && text.length <= longestCompound; cut++) {
    const left = text.slice(0, cut)
    const right = text.slice(cut)
    if (standTogether(index, findTerm(index.terms, left), findTerm(index.terms, right))) {
      return [queryWord(left, typed), queryWord(right, typed, isBeingTyped)]
    }
  }
  return undefined
}

const longestCompound = 40

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
