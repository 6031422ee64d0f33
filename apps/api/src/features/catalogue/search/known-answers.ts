import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'

type Answer = Uint8Array<ArrayBuffer>

/** The requests are stored with their answers, so both count. */
export const mostKnownBytes = 32 * 1024 * 1024

/** Larger answers are computed every time, because a few of them would evict all others. */
const mostBytesEach = 256 * 1024

type Known = { answers: Map<string, Answer>; bytes: number }

const known = new WeakMap<CatalogueSnapshot, Known>()

/**
 * Returns the stored answer to a request seen before, or computes and stores it. Answers belong to their
 * snapshot, so an import discards them all; beyond the limit those least recently used are removed. An
 * answer has a buffer of its own, because a part of a shared buffer would keep all of it in memory.
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

/** The size of what is stored for this snapshot. */
export function knownBytes(snapshot: CatalogueSnapshot): number {
  return known.get(snapshot)?.bytes ?? 0
}

/** A character of a request counts as two bytes, the most that it takes. */
function sizeOf(request: string, answer: Answer): number {
  return 2 * request.length + answer.byteLength
}
