import type { QueryWord } from './query-words.ts'

const longestName = 4

/**
 * Words that no product holds together, cut into the fewest names of things: "apples", "cheese
 * crackers". One thing, or none, if some word belongs to no name. They are
 * cut only where they may be.
 */
export function cutIntoNames(
  words: readonly QueryWord[],
  mayCutAt: (at: number) => boolean,
  isName: (words: readonly QueryWord[]) => boolean,
): string[] {
  /** By number of words: the fewest names that they can be cut into. */
  const cuts: ((readonly QueryWord[])[] | undefined)[] = [[]]
  for (let to = 1; to <= words.length; to++) {
    if (!mayCutAt(to)) continue
    let fewest: (readonly QueryWord[])[] | undefined
    for (let from = Math.max(0, to - longestName); from < to; from++) {
      const before = cuts[from]
      const isShorter = before && (!fewest || before.length + 1 < fewest.length)
      const name = words.slice(from, to)
      if (isShorter && isName(name)) fewest = [...before, name]
    }
    cuts[to] = fewest
  }
  // Two words written in one, such as "icecream", are typed once.
  return (cuts[words.length] ?? []).map(name =>
    [...new Set(name.map(({ typed }) => typed))].join(' '),
  )
}
