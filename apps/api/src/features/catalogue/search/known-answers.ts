import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** The bytes to send, and the queries for which the store has nothing. */
export type Answer = { bytes: Bytes; missed: readonly string[] }

/** The requests are stored with their answers, so both count. */
export const mostKnownBytes = 32 * 1024 * 1024

/** Larger answers are computed every time, because a few of them would evict all others. */
const mostBytesEach = 256 * 1024

/** How many requests seen once are remembered, at most. */
const mostSeenOnce = 4096

/** Only a hash is kept of a request seen once: the texts were most of what garbage collections copied. */
type Known = { answers: Map<string, Answer>; bytes: number; seenOnce: Uint32Array }

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
  const kept = knownOf(snapshot)
  const seen = kept.answers.get(request)
  if (seen) {
    kept.answers.delete(request)
    kept.answers.set(request, seen)
    return seen
  }
  const answer = workOut()
  if (!cameBefore(kept.seenOnce, request)) return answer
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

function knownOf(snapshot: CatalogueSnapshot): Known {
  const kept = known.get(snapshot)
  if (kept) return kept
  const none = { answers: new Map(), bytes: 0, seenOnce: new Uint32Array(mostSeenOnce) }
  known.set(snapshot, none)
  return none
}

/** Whether the request was seen recently; remembers it. A hash collision only stores an answer too early. */
function cameBefore(seen: Uint32Array, request: string): boolean {
  let hash = 0
  for (let i = 0; i < request.length; i++) hash = (Math.imul(hash, 31) + request.charCodeAt(i)) | 0
  hash >>>= 0
  const slot = hash % seen.length
  const isSeen = seen[slot] === hash
  seen[slot] = hash
  return isSeen
}

/** The size of what is stored for this snapshot. */
export function knownBytes(snapshot: CatalogueSnapshot): number {
  return known.get(snapshot)?.bytes ?? 0
}

/** A character of a request counts as two bytes, the most that it takes. */
function sizeOf(request: string, answer: Answer): number {
  return 2 * request.length + answer.bytes.byteLength
}
