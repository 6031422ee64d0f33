import { type ComponentType, lazy } from 'react'

/** The first screen stands by then, and nothing competes with it. */
const quietMs = 3000

/** `lazy` for what a tap opens: fetched ahead in a quiet moment, as the network may be gone later. */
export function lazyAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  // Failed, it is fetched when it is opened.
  setTimeout(() => load().catch(() => {}), quietMs)
  return lazy(load)
}
