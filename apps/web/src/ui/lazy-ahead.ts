import { type ComponentType, lazy } from 'react'

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
  // Failed, it is fetched when it is needed.
  setTimeout(() => load().catch(() => {}), quietMs)
  return load
}
