/**
 * What to search for to find something like it, the closest first. The last words of a name say what
 * it is, the first whose: "Hollow Creek Chicken Broth, 32 oz" is a broth.
 */
export function similarQueries(name: string): string[] {
  const words = kindOf(name).split(/\s+/).filter(Boolean)
  const counts = [mostWords, 2, 1].filter((count, i) => i === 0 || count < words.length)
  return counts.map(count => words.slice(-count).join(' ')).filter(Boolean)
}

/** Of each search in turn: one's brand in another size, other brands, other kinds. None comes twice. */
export function coalesce<Found extends { id: string }>(searches: readonly Found[][]): Found[] {
  const longest = Math.max(0, ...searches.map(found => found.length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    searches.flatMap(found => found.slice(turn, turn + 1)),
  )
  return [...new Map(turns.flat().map(one => [one.id, one])).values()]
}

const mostWords = 3

/** Without the size, and without what it is in, with or for. */
function kindOf(name: string): string {
  const end = name.search(/[,(]|\s(?:in|with|w\/|for|-)\s/i)
  return end > 0 ? name.slice(0, end) : name
}
