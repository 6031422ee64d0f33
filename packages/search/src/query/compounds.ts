import type { NameIndex } from '../indexing/name-index.ts'
import { called, isKnown } from './meanings.ts'
import { holdersOf } from './phrases.ts'
import { type QueryWord, queryWord } from './query-words.ts'

/**
 * The word if some name holds it, or the two words that some name holds side by side and that are written in one
 * here: "icecream". Undefined if it is neither.
 */
export function knownWords(index: NameIndex, word: QueryWord): QueryWord[] | undefined {
  if (isKnown(index, word)) return [word]
  const { text, typed, isBeingTyped } = word
  for (let cut = 1; cut < text.length; cut++) {
    const left = text.slice(0, cut)
    const right = text.slice(cut)
    // Most halves are no words, so that there is no need to go through the names of the other.
    const halves = [called(index, left, 0), called(index, right, 0)]
    if (halves.every(([its]) => its) && holdersOf(index, halves).size > 0) {
      return [queryWord(left, typed), queryWord(right, typed, isBeingTyped)]
    }
  }
  return undefined
}
