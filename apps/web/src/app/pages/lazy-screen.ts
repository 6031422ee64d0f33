import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../ui/scheduling/lazy-part.ts'

/**
 * A screen that is fetched when it is needed. When that fails, the router would reload the page,
 * which without a network loses everything; the boundary around this screen offers to try again. A
 * screen that shows what the device keeps exports a promise `ready`.
 */
export function lazyScreen(
  load: () => Promise<{ default: ComponentType; ready?: Promise<unknown> }>,
): LazyPart<object> {
  return lazyPart(async () => {
    const screen = await load()
    await screen.ready
    return screen
  })
}
