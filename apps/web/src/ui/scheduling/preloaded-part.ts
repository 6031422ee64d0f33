import type { ComponentType } from 'react'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './idle.ts'
import { lazyPart } from './lazy-part.ts'

/** The first screen is complete by then, and nothing competes with it. */
export const quietMs = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * `lazyPart` for what a tap opens: it is preloaded in a quiet moment, because the network may be gone
 * later.
 */
export function preloadedPart<Props extends object>(load: Load<Props>) {
  // Starting a fetch costs a slow phone some milliseconds, so the tap is answered first.
  const part = lazyPart(load, () => new Promise<void>(afterPaint))
  ahead(async () => part.preload())
  return part
}

/** `lazyPart` for what may come last, after all that was asked for. */
export function lazyLast<Props extends object>(load: Load<Props>) {
  return lazyPart(load, () => quiet)
}

const quiet = new Promise(resolve => setTimeout(resolve, quietMs))

/** Like `preloadedPart`, for what is not a component. */
export function ahead<Module>(load: () => Promise<Module>): () => Promise<Module> {
  waiting.push(load)
  if (waiting.length === 1) setTimeout(fetchWaiting, quietMs)
  return load
}

const waiting: (() => Promise<unknown>)[] = []

/**
 * Fetches them one after the other, each when the browser is idle, so that a tap in between is not kept
 * waiting.
 */
async function fetchWaiting() {
  while (waiting.length > 0) {
    await new Promise<void>(whenIdle)
    // After a failure it is fetched when it is needed.
    await waiting[0]?.().catch(() => {})
    waiting.shift()
  }
}
