import type { ComponentType } from 'react'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './idle.ts'
import { lazyPart } from './lazy-part.ts'

/** By then the first screen is complete and nothing competes with the fetch. */
export const quietMs = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A `lazyPart` for what a tap opens. It is preloaded when the page is idle, because the network may be gone
 * later.
 */
export function preloadedPart<Props extends object>(load: Load<Props>) {
  // Starting a fetch costs a slow phone a few milliseconds, so the response to the tap is painted first.
  const part = lazyPart(load, () => new Promise<void>(afterPaint))
  ahead(async () => part.preload())
  return part
}

/** A `lazyPart` that is fetched after everything else that was requested. */
export function lazyLast<Props extends object>(load: Load<Props>) {
  return lazyPart(load, () => quiet)
}

const quiet = new Promise(resolve => setTimeout(resolve, quietMs))

/** Like `preloadedPart`, for a module that is not a component. */
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
