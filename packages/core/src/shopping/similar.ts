/**
 * The queries that find similar products, most specific first. The last words of a name say what it is and the first
 * words name its brand: "Hollow Creek Chicken Broth, 32 oz" is a broth. Without the "&", they are not read as a list.
 */
export function similarQueries(name: string): string[] {
  const words = kindOf(name)
    .split(/[\s&]+/)
    .filter(Boolean)
  const counts = [mostWords, 2, 1].filter((count, i) => i === 0 || count < words.length)
  return counts.map(count => words.slice(-count).join(' ')).filter(Boolean)
}

/**
 * Takes one result of each search in turn: the brand in another size, other brands, other kinds. Duplicates
 * are dropped.
 */
export function interleave<Found extends { id: string }>(searches: readonly Found[][]): Found[] {
  const longest = Math.max(0, ...searches.map(found => found.length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    searches.flatMap(found => found.slice(turn, turn + 1)),
  )
  return [...new Map(turns.flat().map(one => [one.id, one])).values()]
}

const mostWords = 3

/** The name without its size, and without what follows "in", "with" or "for". */
function kindOf(name: string): string {
  const end = name.search(/[,(]|\s(?:in|with|w\/|for|-)\s/i)
  return end > 0 ? name.slice(0, end) : name
}
