import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../ui/scheduling/lazy-part.ts'

/**
 * A lazy-loaded screen. If loading failed, the router would reload the page, which offline loses
 * everything; the boundary around this screen offers a retry instead. A screen that shows what is stored on
 * the device exports a promise `ready`.
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
