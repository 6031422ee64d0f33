import { type ComponentType, createElement, lazy, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './idle.ts'

/** The first screen stands by then, and nothing competes with it. */
export const quietMs = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * `lazy` for what a tap opens: fetched ahead in a quiet moment, as the network may be gone later. What is
 * there already stands at once; React would hold it back behind its fallback for up to 300 ms.
 */
export function lazyAhead<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = ahead(async () => {
    const module = await load()
    loaded = module.default
    return module
  })
  const Later = lazy(async () => {
    // To begin fetching costs a slow phone some milliseconds: the tap is answered first.
    await new Promise<void>(afterPaint)
    return fetched()
  }) as ComponentType<Props>
  return function LazyAhead(props) {
    const [Component] = useState(() => loaded ?? Later)
    return createElement(Component, props)
  }
}

/** `lazy` for what may come last, after all that was asked for. */
export function lazyLast<Props extends object>(load: Load<Props>) {
  return lazy(async () => {
    await quiet
    return load()
  })
}

const quiet = new Promise(resolve => setTimeout(resolve, quietMs))

/** The same as `lazyAhead` for what is no component. */
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
