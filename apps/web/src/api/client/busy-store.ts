/** Busy responses within this time belong to what the shopper was just told. */
const quietMs = 30_000

const listeners = new Set<() => void>()
let waiting = 0
let lastToldMs = Number.NEGATIVE_INFINITY

/** Calls back when requests start waiting for a busy store, once for all of them. */
export function onBusyStore(listener: () => void): () => void {
  listeners.add(listener)
  if (waiting > 0) listener()
  return () => listeners.delete(listener)
}

/** Rejects as soon as the request is aborted. */
export async function waitForBusyStore(ms: number, signal: AbortSignal): Promise<void> {
  waiting++
  notifyFollowers()
  try {
    await new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  } finally {
    waiting--
  }
}

function notifyFollowers(): void {
  const now = performance.now()
  if (now - lastToldMs < quietMs) return
  lastToldMs = now
  for (const listener of listeners) listener()
}
