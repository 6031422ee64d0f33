import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../ui/scheduling/lazy-part.ts'

/**
 * A screen, fetched when it is needed. The router's own way reloads the page when that fails, which
 * without a network loses all that is there; here the boundary around the screen offers to try again. A
 * screen that shows what the device keeps exports when that is `ready`.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & { ready?: Promise<unknown> }>,
  name: Name,
): LazyPart<object> {
  return lazyPart(async () => {
    const screen = await load()
    await screen.ready
    return { default: screen[name] }
  })
}
