import { numbersBelow, sortSteps } from '../sort-steps.ts'
import { finish, inSteps, mapSteps, type Steps } from '../steps.ts'

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
  return finish(sortedTermSteps([...words].sort()))
}

/** The same in steps, for a dictionary of many words. */
export function* termSteps(words: readonly string[]): Steps<Terms> {
  const order = yield* sortSteps(numbersBelow(words.length), (a, b) =>
    byCodeUnit(words[a]!, words[b]!),
  )
  return yield* sortedTermSteps(yield* mapSteps(order, at => words[at]!))
}

function* sortedTermSteps(list: readonly string[]): Steps<Terms> {
  const numbers = new Map<string, number>()
  const shared = new Uint8Array(list.length)
  yield* inSteps(list, (word, term) => {
    if (term > 0) shared[term] = sharedLetters(list[term - 1]!, word)
    numbers.set(word, term)
  })
  const nextBranch = new Uint32Array(list.length)
  for (let i = list.length - 1; i >= 0; i--) {
    let next = i + 1
    while (next < list.length && shared[next]! > shared[i]!) next = nextBranch[next]!
    nextBranch[i] = next
  }
  return { list, numbers, shared, nextBranch }
}

/** The term's number, or -1. */
export function findTerm({ numbers }: Terms, word: string): number {
  return numbers.get(word) ?? -1
}

/** The terms that start with the prefix; they are neighbours. */
export function prefixRange({ list }: Terms, prefix: string): TermRange {
  const from = firstIn(0, list.length, at => list[at]! >= prefix)
  const isPast = (at: number) => !list[at]!.startsWith(prefix)
  // Most prefixes have few terms, so the end is looked for near the start.
  let near = from
  while (near < list.length && !isPast(near)) near = 2 * near - from + 1
  return { from, to: firstIn(from, Math.min(near, list.length), isPast) }
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

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255)
  let count = 0
  while (count < most && a.charCodeAt(count) === b.charCodeAt(count)) count++
  return count
}
