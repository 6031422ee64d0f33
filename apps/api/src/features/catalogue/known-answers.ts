import type { Shelf } from './shelf.ts'

/** How many answers of about 15 kB are kept; the pages that everybody opens fit many times over. */
const mostKnown = 1000

const known = new WeakMap<Shelf, Map<string, string>>()

/**
 * The answer to a request seen before, or worked out now and kept. Answers go with their shelf, so
 * an import forgets them all; beyond the limit the one asked for longest ago goes.
 */
export function knownAnswer(shelf: Shelf, request: string, workOut: () => string): string {
  const answers = known.get(shelf) ?? new Map<string, string>()
  known.set(shelf, answers)
  const answer = answers.get(request) ?? workOut()
  answers.delete(request)
  answers.set(request, answer)
  if (answers.size > mostKnown) answers.delete(answers.keys().next().value ?? '')
  return answer
}
