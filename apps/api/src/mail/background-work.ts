import { setTimeout } from 'node:timers/promises'

const pending = new Set<Promise<void>>()

/**
 * Longer than a mail server usually takes. Before it, closing the connections may take eight seconds, and container
 * engines kill after ten.
 */
const usualWaitMs = 1500

/** Lets work go on after the request that began it is answered. The work must handle its own failures. */
export function inBackground(work: Promise<void>): void {
  const tracked = work.finally(() => pending.delete(tracked))
  pending.add(tracked)
}

/** Resolves when no such work is pending, or when it has taken too long. Call it before the server closes. */
export async function backgroundWorkDone(longestWaitMs = usualWaitMs): Promise<void> {
  await Promise.race([nothingPending(), setTimeout(longestWaitMs, undefined, { ref: false })])
}

/** Work may begin other work. */
async function nothingPending(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending)
}
