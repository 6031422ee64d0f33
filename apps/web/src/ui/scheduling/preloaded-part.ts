import type { ComponentType } from 'react'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './idle.ts'
import { lazyPart } from './lazy-part.ts'

/** The first screen stands by then, and nothing competes with it. */
export const quietMs = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** `lazyPart` for what a tap opens: fetched ahead in a quiet moment, as the network may be gone later. */
export function preloadedPart<Props extends object>(load: Load<Props>) {
  // To begin fetching costs a slow phone some milliseconds: the tap is answered first.
  const part = lazyPart(load, () => new Promise<void>(afterPaint))
  ahead(async () => part.preload())
  return part
}

/** `lazyPart` for what may come last, after all that was asked for. */
export function lazyLast<Props extends object>(load: Load<Props>) {
  return lazyPart(load, () => quiet)
}

const quiet = new Promise(resolve => setTimeout(resolve, quietMs))

/** The same as `preloadedPart` for what is no component. */
export function ahead<Module>(load: () => Promise<Module>): () => Promise<Module> {
  waiting.push(load)
  if (waiting.length === 1) setTimeout(fetchWaiting, quietMs)
  return load
}

const waiting: (() => Promise<unknown>)[] = []

/** One after the other, each when nothing else is to be done: a tap in between is not kept waiting. */
async function fetchWaiting() {
  while (waiting.length > 0) {
    await new Promise<void>(whenIdle)
    // Failed, it is fetched when it is needed.
    await waiting[0]?.().catch(() => {})
    waiting.shift()
  }
}
