import { prefixRange, type TermRange, type Terms } from './terms.ts'

export type NearTerm = { term: number; distance: number }

/** Keeps every distance within the table's bytes. */
const longestWord = 40

/** How many letters may be wrong: none in short words, where every other word is near. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > longestWord) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The terms nearest to a misspelt word: all those at the smallest distance that has any.
 * Terms with the same first letter are looked at first, because people seldom miss that one.
 * `asPrefix` compares with the beginnings of terms, for a word that is still being typed.
 */
export function nearestTerms(terms: Terms, word: string, asPrefix: boolean): NearTerm[] {
  const sameStart = prefixRange(terms, word.slice(0, 1))
  const anyStart = { from: 0, to: terms.list.length }
  for (let distance = 1; distance <= allowedTypos(word); distance++) {
    for (const range of [sameStart, anyStart]) {
      const near = termsWithin(terms, range, word, distance, asPrefix)
      if (near.length > 0) return near
    }
  }
  return []
}

/**
 * Walks the sorted terms with one table of edit distances (insert, delete, replace, swap neighbours).
 * Rows of letters shared with the term before are kept, and terms that begin hopelessly are skipped.
 */
export function termsWithin(
  { list, shared }: Terms,
  range: TermRange,
  word: string,
  limit: number,
  asPrefix: boolean,
): NearTerm[] {
  const table = new DistanceTable(word, limit)
  const found: NearTerm[] = []
  let known = 0
  for (let i = range.from; i < range.to; ) {
    const term = list[i]!
    if (!asPrefix && Math.abs(term.length - word.length) > limit) {
      known = Math.min(known, shared[i]!)
      i++
      continue
    }
    let depth = Math.min(known, shared[i]!)
    let isNear = true
    while (isNear && depth < term.length) isNear = table.fillRow(term, ++depth) <= limit
    const distance = asPrefix
      ? table.distanceOfPrefix(depth)
      : isNear
        ? table.distance(depth)
        : limit + 1
    if (distance <= limit) found.push({ term: i, distance })
    known = depth
    for (i++; !isNear && i < range.to && shared[i]! >= depth; i++) {
      if (distance <= limit) found.push({ term: i, distance })
    }
  }
  return found
}

/** Row d, column c: the distance between a term's first d letters and the word's first c. */
class DistanceTable {
  readonly #word: Uint16Array
  readonly #rows: Uint8Array
  readonly #width: number

  constructor(word: string, limit: number) {
    this.#word = Uint16Array.from(word, (_, i) => word.charCodeAt(i))
    this.#width = word.length + 1
    this.#rows = new Uint8Array((word.length + limit + 3) * this.#width)
    for (let column = 0; column < this.#width; column++) this.#rows[column] = column
  }

  /** Needs the rows before; returns the smallest distance of the row. */
  fillRow(term: string, depth: number): number {
    const rows = this.#rows
    const word = this.#word
    const row = depth * this.#width
    const above = row - this.#width
    const letter = term.charCodeAt(depth - 1)
    const letterBefore = depth > 1 ? term.charCodeAt(depth - 2) : -1
    rows[row] = depth
    let smallest = depth
    let left = depth
    for (let column = 1; column < this.#width; column++) {
      const typed = word[column - 1]!
      let cost = rows[above + column - 1]! + (typed === letter ? 0 : 1)
      if (rows[above + column]! < cost) cost = rows[above + column]! + 1
      if (left < cost) cost = left + 1
      if (column > 1 && typed === letterBefore && word[column - 2] === letter) {
        const swapped = rows[above - this.#width + column - 2]! + 1
        if (swapped < cost) cost = swapped
      }
      rows[row + column] = cost
      left = cost
      if (cost < smallest) smallest = cost
    }
    return smallest
  }

  distance(depth: number): number {
    return this.#rows[depth * this.#width + this.#width - 1]!
  }

  distanceOfPrefix(depth: number): number {
    let smallest = this.distance(0)
    for (let row = 1; row <= depth; row++) smallest = Math.min(smallest, this.distance(row))
    return smallest
  }
}
