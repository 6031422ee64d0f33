import { describingCost } from '../ranking/costs.ts'
import type { QueryWord } from './query-words.ts'

/** How many products are called by the words: their names cost no more than that. */
export type CountNamed = (words: readonly QueryWord[], mostCost: number) => number

const longestName = 4

/**
 * Words that no product holds together, cut into the fewest names of things: "apples", "cheese
 * crackers". One thing, or none, if some word belongs to no name. They are
 * cut only where they may be.
 */
export function thingsIn(
  words: readonly QueryWord[],
  mayCutAt: (at: number) => boolean,
  countNamed: CountNamed,
): string[] {
  /** By number of words: the fewest names that they can be cut into. */
  const cuts: (readonly QueryWord[])[][] = [[]]
  for (let to = 1; to <= words.length; to++) {
    if (!mayCutAt(to)) continue
    let fewest: (readonly QueryWord[])[] | undefined
    for (let from = Math.max(0, to - longestName); from < to; from++) {
      const before = cuts[from]
      const isShorter = before && (!fewest || before.length + 1 < fewest.length)
      const name = words.slice(from, to)
      if (isShorter && isName(name, countNamed)) fewest = [...before, name]
    }
    if (fewest) cuts[to] = fewest
  }
  // Two words written in one, such as "icecream", are typed once.
  return (cuts[words.length] ?? []).map(name =>
    [...new Set(name.map(({ typed }) => typed))].join(' '),
  )
}

/**
 * A name's last word is what the thing is, and the others stand right before it. Not just somewhere:
 * a few products called "bread butter" make no name of it, where there are hundreds of butters.
 */
function isName(words: readonly QueryWord[], countNamed: CountNamed): boolean {
  if (words.length === 1) return countNamed(words, mostOtherCosts) > 0
  const count = countNamed(words, describingCost * (words.length - 1) + mostDistanceCosts)
  return count > 0 && count >= fewestNamed * countNamed(words.slice(-1), mostOtherCosts)
}

const mostOtherCosts = 26
const mostDistanceCosts = 15
const fewestNamed = 0.04
