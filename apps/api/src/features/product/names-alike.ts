import { sameProductKey } from '@aisleway/core/catalogue/same-product'
import { foldWords } from '@aisleway/core/text/fold-text'

type Named = Parameters<typeof sameProductKey>[0]

const most = 24
/** The minimum similarity: shared words' share of the weight of all words of both names. */
const leastShare = 0.2

/**
 * Finds the rows whose names without sizes are most similar, by the weighted Jaccard index: a rare word counts more
 * than one in half of the names.
 */
export function namesAlike<Row extends Named>(rows: readonly Row[]): (row: Named) => Row[] {
  const rowsByWord = new Map<string, number[]>()
  const wordsOfRows = rows.map(wordsOf)
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

  return named => {
    const words = wordsOf(named)
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

/** Numbers and packages say how much there is, not what it is. */
function wordsOf(named: Named): Set<string> {
  return new Set(
    foldWords(sameProductKey(named))
      .split(' ')
      .filter(word => word.length > 1 && !/\d/.test(word) && !packaging.has(word)),
  )
}

const packaging: ReadonlySet<string> = new Set(
  `oz lb lbs fl gal qt pt ml kg ct count pk pack packs each ea per about dozen bunch bunches bag bags box boxes can cans
  jar jars bottle bottles carton cartons tub tubs tray trays clamshell container containers package packages pouch net`.split(
    /\s+/,
  ),
)
