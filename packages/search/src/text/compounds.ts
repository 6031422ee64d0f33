import { type NameIndex, placeMask } from '../name-index.ts'
import type { QueryWord } from '../ranking/meanings.ts'
import { stem } from './stem.ts'
import { findTerm, prefixRange } from './terms.ts'

/** Takes apart what no name holds in one piece but some name holds side by side: "icecream". */
export function splitCompounds(index: NameIndex, words: readonly QueryWord[]): QueryWord[] {
  return words.flatMap(word => {
    if (isKnown(index, word.text)) return [word]
    const parts = partsOf(index, word.text)
    return parts
      ? [
          { text: parts[0], isBeingTyped: false },
          { ...word, text: parts[1] },
        ]
      : [word]
  })
}

function isKnown({ terms, termsByStem }: NameIndex, word: string): boolean {
  if (termsByStem.has(stem(word))) return true
  const { from, to } = prefixRange(terms, word)
  return from < to
}

function partsOf(index: NameIndex, word: string): [string, string] | undefined {
  for (let cut = 1; cut < word.length; cut++) {
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
  const { postingStart, postingDocuments, postingPlaces } = index
  const leftPlaces = new Map<number, number>()
  for (let i = postingStart[left]!; i < postingStart[left + 1]!; i++) {
    leftPlaces.set(postingDocuments[i]!, postingPlaces[i]! & placeMask)
  }
  for (let i = postingStart[right]!; i < postingStart[right + 1]!; i++) {
    const before = leftPlaces.get(postingDocuments[i]!)
    if (before !== undefined && (postingPlaces[i]! & placeMask) === before + 1) return true
  }
  return false
}
