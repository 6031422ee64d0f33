import { whenIdle } from './idle.ts'

/** By then the first screen is complete and nothing competes with the fetch. */
export const quietMs = 3000

/** Has a module fetched when the page is idle, because the network may be gone later, and returns what loads it. */
export function ahead<Module>(load: () => Promise<Module>): () => Promise<Module> {
  waiting.push(load)
  if (waiting.length === 1) setTimeout(fetchWaiting, quietMs)
  return load
}

const waiting: (() => Promise<unknown>)[] = []

/**
 * Fetches the modules one after the other, each when the browser is idle, so that a tap in between is not
 * delayed.
 */
async function fetchWaiting() {
  while (waiting.length > 0) {
    await new Promise<void>(whenIdle)
    // After a failure it is fetched again when it is needed.
    await waiting[0]?.().catch(() => {})
    waiting.shift()
  }
}
