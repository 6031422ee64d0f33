import type { Shelf } from './shelf.ts'

/** How many answers of about 15 kB are kept; the pages that everybody opens fit many times over. */
const mostKnown = 1000

const known = new WeakMap<Shelf, Map<string, Uint8Array<ArrayBuffer>>>()

/**
 * The answer to a request seen before, or worked out now and kept. Answers go with their shelf, so
 * an import forgets them all; beyond the limit the one asked for longest ago goes. Kept as bytes,
 * since encoding a text anew for each request costs more than all the rest.
 */
export function knownAnswer(
  shelf: Shelf,
  request: string,
  workOut: () => string,
): Uint8Array<ArrayBuffer> {
  const answers = known.get(shelf) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  known.set(shelf, answers)
  const answer = answers.get(request) ?? Buffer.from(workOut())
  answers.delete(request)
  answers.set(request, answer)
  if (answers.size > mostKnown) answers.delete(answers.keys().next().value ?? '')
  return answer
}
