import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'

type Answer = Uint8Array<ArrayBuffer>

/** Requests are kept with their answers, so both count. */
export const mostKnownBytes = 32 * 1024 * 1024

/** Larger ones are worked out each time: few of them would push all others out. */
const mostBytesEach = 256 * 1024

type Known = { answers: Map<string, Answer>; bytes: number }

const known = new WeakMap<CatalogueSnapshot, Known>()

/**
 * The answer to a request seen before, or worked out now and kept. Answers go with their snapshot, so
 * an import forgets them all; beyond the limit those asked for longest ago go. An answer is given as bytes of a
 * buffer of its own: a part of a shared one would keep all of it.
 */
export function knownAnswer(
  snapshot: CatalogueSnapshot,
  request: string,
  workOut: () => Answer,
): Answer {
  const kept = known.get(snapshot) ?? { answers: new Map<string, Answer>(), bytes: 0 }
  known.set(snapshot, kept)
  const seen = kept.answers.get(request)
  if (seen) {
    kept.answers.delete(request)
    kept.answers.set(request, seen)
    return seen
  }
  const answer = workOut()
  const bytes = sizeOf(request, answer)
  if (bytes > mostBytesEach) return answer
  kept.answers.set(request, answer)
  kept.bytes += bytes
  for (const [oldest, its] of kept.answers) {
    if (kept.bytes <= mostKnownBytes) break
    kept.answers.delete(oldest)
    kept.bytes -= sizeOf(oldest, its)
  }
  return answer
}

/** How much is kept for this snapshot. */
export function knownBytes(snapshot: CatalogueSnapshot): number {
  return known.get(snapshot)?.bytes ?? 0
}

/** A request's text is counted at two bytes a character, the most it takes. */
function sizeOf(request: string, answer: Answer): number {
  return 2 * request.length + answer.byteLength
}
