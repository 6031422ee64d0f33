import { numbersBelow, sortSteps } from '../sort-steps.ts'
import { inSteps, mapSteps, type Steps } from '../steps.ts'

/** The sorted dictionary of an index; a term is known by its place in it. */
export type Terms = {
  readonly list: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
  /** How many letters a term shares with the term before it (at most 255). */
  readonly shared: Uint8Array
  /** The next term that shares no more letters with the term before it than this one does. */
  readonly nextBranch: Uint32Array
}

export type TermRange = { from: number; to: number }

export function createTerms(words: Iterable<string>): Terms {
  // Without a comparison, strings are sorted by code unit.
  const list = [...words].sort()
  const shared = Uint8Array.from(list, (_, term) => lettersShared(list, term))
  return withBranches(list, new Map(list.map((word, term) => [word, term])), shared)
}

/** The same in steps, for a dictionary of many words. */
export function* termSteps(words: readonly string[]): Steps<Terms> {
  const order = yield* sortSteps(numbersBelow(words.length), (a, b) =>
    byCodeUnit(words[a]!, words[b]!),
  )
  const list = yield* mapSteps(order, at => words[at]!)
  const numbers = new Map<string, number>()
  const shared = new Uint8Array(list.length)
  yield* inSteps(list, (word, term) => {
    shared[term] = lettersShared(list, term)
    numbers.set(word, term)
  })
  return withBranches(list, numbers, shared)
}

function withBranches(
  list: readonly string[],
  numbers: ReadonlyMap<string, number>,
  shared: Uint8Array,
): Terms {
  const nextBranch = new Uint32Array(list.length)
  for (let i = list.length - 1; i >= 0; i--) {
    let next = i + 1
    while (next < list.length && shared[next]! > shared[i]!) next = nextBranch[next]!
    nextBranch[i] = next
  }
  return { list, numbers, shared, nextBranch }
}

/** The terms that start with the prefix; they are neighbours. */
export function prefixRange({ list }: Terms, prefix: string): TermRange {
  const from = firstIn(0, list.length, at => list[at]! >= prefix)
  return { from, to: firstIn(from, list.length, at => !list[at]!.startsWith(prefix)) }
}

/** Not localeCompare: the order must be the one `<` gives, on every machine. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The first number for which the test holds, which it then does for all after it; `to` if there is none. */
function firstIn(from: number, to: number, holds: (at: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** How many letters a term shares with the one before it. */
function lettersShared(list: readonly string[], term: number): number {
  const a = list[term - 1] ?? ''
  const b = list[term]!
  const most = Math.min(a.length, b.length, 255)
  let count = 0
  while (count < most && a.charCodeAt(count) === b.charCodeAt(count)) count++
  return count
}
