import { whenIdle } from './idle.ts'

/** By then the first screen is complete and nothing competes with the download. */
export const quietMs = 3000

/** Preloads a module when the page is idle, because the network may be gone later, and returns its loader. */
export function preloadWhenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  waiting.push(load)
  if (waiting.length === 1) setTimeout(fetchWaiting, quietMs)
  return load
}

const waiting: (() => Promise<unknown>)[] = []

/**
 * Loads the modules one after the other, each when the browser is idle, so as not to delay a
 * tap in between.
 */
async function fetchWaiting() {
  while (waiting.length > 0) {
    await new Promise<void>(whenIdle)
    // If this fails, it is loaded again when needed.
    await waiting[0]?.().catch(() => {})
    waiting.shift()
  }
}
