import { foldWords } from '@aisleway/core/fold-text'

type Named = { name: string }

const most = 24
/** The minimum similarity: shared words' share of the weight of all words of both names. */
const leastShare = 0.2

/**
 * Finds the rows whose names are most similar to a name, by the weighted Jaccard index: a rare word counts more than
 * one in half of the names.
 */
export function namesAlike<Row extends Named>(rows: readonly Row[]): (name: string) => Row[] {
  const rowsByWord = new Map<string, number[]>()
  const wordsOfRows = rows.map(row => wordsOf(row.name))
  wordsOfRows.forEach((words, position) => {
    for (const word of words) {
      const positions = rowsByWord.get(word)
      if (positions) positions.push(position)
      else rowsByWord.set(word, [position])
    }
  })
  const weightOf = (word: string) =>
    Math.log((rows.length + 1) / ((rowsByWord.get(word)?.length ?? 0) + 1))
  const totalOf = (words: Iterable<string>) => {
    let total = 0
    for (const word of words) total += weightOf(word)
    return total
  }
  const totals = wordsOfRows.map(totalOf)

  return name => {
    const words = wordsOf(name)
    const ownTotal = totalOf(words)
    const shared = new Map<number, number>()
    for (const word of words) {
      for (const position of rowsByWord.get(word) ?? []) {
        shared.set(position, (shared.get(position) ?? 0) + weightOf(word))
      }
    }
    return [...shared]
      .map(([position, common]) => ({
        row: rows[position]!,
        share: common / (ownTotal + (totals[position] ?? 0) - common),
      }))
      .filter(({ share }) => share >= leastShare)
      .sort((a, b) => b.share - a.share)
      .slice(0, most)
      .map(({ row }) => row)
  }
}

/** Numbers say how much there is, not what it is. */
function wordsOf(name: string): Set<string> {
  return new Set(
    foldWords(name)
      .split(' ')
      .filter(word => word.length > 1 && !/\d/.test(word)),
  )
}
