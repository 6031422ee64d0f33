import { type ComponentType, lazy } from 'react'
import { whenIdle } from './idle.ts'

/** The first screen stands by then, and nothing competes with it. */
export const quietMs = 3000

/** `lazy` for what a tap opens: fetched ahead in a quiet moment, as the network may be gone later. */
export function lazyAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(ahead(load))
}

/** The same for what is no component. */
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
