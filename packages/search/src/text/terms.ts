/** The sorted dictionary of an index; a term is known by its place in it. */
export type Terms = {
  readonly list: readonly string[]
  /** How many letters a term shares with the term before it (at most 255). */
  readonly shared: Uint8Array
}

export type TermRange = { from: number; to: number }

export function createTerms(words: Iterable<string>): Terms {
  const list = [...words].sort(byCodeUnit)
  const shared = new Uint8Array(list.length)
  for (let i = 1; i < list.length; i++) shared[i] = sharedLetters(list[i - 1]!, list[i]!)
  return { list, shared }
}

/** The term's number, or -1. */
export function findTerm({ list }: Terms, word: string): number {
  const at = firstNotBefore(list, word)
  return list[at] === word ? at : -1
}

/** The terms that start with the prefix; they are neighbours. */
export function prefixRange({ list }: Terms, prefix: string): TermRange {
  return { from: firstNotBefore(list, prefix), to: firstNotBefore(list, `${prefix}\uffff`) }
}

/** Not localeCompare: the order must be the one `<` gives, on every machine. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function firstNotBefore(list: readonly string[], word: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255)
  let count = 0
  while (count < most && a.charCodeAt(count) === b.charCodeAt(count)) count++
  return count
}
