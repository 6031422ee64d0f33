import { type NameIndex, placeMask } from '../indexing/name-index.ts'
import { isPlaceless } from '../ranking/matcher.ts'
import { type Meaning, typoCost } from './meanings.ts'

/** The documents in whose names the words stand side by side and in order, spelt right and in full. */
export function holdersOf(
  { postingDocuments, postingDetails }: NameIndex,
  words: readonly (readonly Meaning[])[],
): ReadonlySet<number> {
  let ends: Set<number> | undefined
  for (const meanings of words) {
    const before = ends
    ends = new Set()
    for (const { from, to, cost, isWholeWord } of meanings) {
      if (!isWholeWord || cost >= typoCost) continue
      for (let i = from; i < to; i++) {
        const details = postingDetails[i]!
        const end = postingDocuments[i]! * places + (details & placeMask)
        // A joined word stands for both of the words that it joins.
        if (isPlaceless(details) || (before && !before.has(end - 1) && !before.has(end))) continue
        ends.add(end)
      }
    }
  }
  return new Set(Array.from(ends ?? [], end => Math.floor(end / places)))
}

/** Keeps the end of one name apart from the beginning of the next. */
const places = 2 * (placeMask + 1)
