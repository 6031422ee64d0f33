import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** The bytes to send, and the queries for which the store has nothing. */
export type Answer = { bytes: Bytes; missed: readonly string[] }

/** The requests are stored with their answers, so both count. */
export const mostKnownBytes = 32 * 1024 * 1024

/** Larger answers are computed every time, because a few of them would evict all others. */
const mostBytesEach = 256 * 1024

/** So many requests that came once are remembered. */
const mostSeenOnce = 2000

type Known = { answers: Map<string, Answer>; bytes: number; seenOnce: Set<string> }

const known = new WeakMap<CatalogueSnapshot, Known>()

/**
 * Returns the stored answer to a request, or computes it. It is stored when the request comes for the second
 * time, since most requests come once and would only displace others. Answers belong to their snapshot, so an
 * import discards them all; beyond the limit those least recently used are removed.
 */
export function knownAnswer(
  snapshot: CatalogueSnapshot,
  request: string,
  workOut: () => Answer,
): Answer {
  const kept = known.get(snapshot) ?? { answers: new Map(), bytes: 0, seenOnce: new Set() }
  known.set(snapshot, kept)
  const seen = kept.answers.get(request)
  if (seen) {
    kept.answers.delete(request)
    kept.answers.set(request, seen)
    return seen
  }
  const answer = workOut()
  if (!kept.seenOnce.delete(request)) {
    if (kept.seenOnce.size === mostSeenOnce) kept.seenOnce.clear()
    kept.seenOnce.add(request)
    return answer
  }
  const bytes = sizeOf(request, answer)
  if (bytes > mostBytesEach) return answer
  // A part of the pool would keep all of it in memory.
  const copy = { ...answer, bytes: new Uint8Array(answer.bytes) }
  kept.answers.set(request, copy)
  kept.bytes += bytes
  for (const [oldest, its] of kept.answers) {
    if (kept.bytes <= mostKnownBytes) break
    kept.answers.delete(oldest)
    kept.bytes -= sizeOf(oldest, its)
  }
  return copy
}

/** The size of what is stored for this snapshot. */
export function knownBytes(snapshot: CatalogueSnapshot): number {
  return known.get(snapshot)?.bytes ?? 0
}

/** A character of a request counts as two bytes, the most that it takes. */
function sizeOf(request: string, answer: Answer): number {
  return 2 * request.length + answer.bytes.byteLength
}
