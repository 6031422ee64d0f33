import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useDeferredValue } from 'react'
import { navigationType } from '../../api/navigation-type.ts'
import { type LazyPart, lazyPart } from '../../ui/scheduling/lazy-part.ts'

/**
 * A lazy-loaded screen. If loading failed, the router would reload the page, which offline loses
 * everything; the boundary around this screen offers a retry instead. A screen that shows what is stored on
 * the device exports a promise `ready`.
 *
 * The first screen of a visit renders after the navigation around it, as a transition: the router renders at once,
 * so that until then no tap would be answered. Later screens replace the one before, without a blank moment.
 */
export function lazyScreen(
  load: () => Promise<{ default: ComponentType; ready?: Promise<unknown> }>,
): LazyPart<object> {
  const Part = lazyPart(async () => {
    const screen = await load()
    await screen.ready
    return screen
  })

  function Screen() {
    const { resolvedLocation } = useRouter().state
    return useDeferredValue(true, isRestored || !!resolvedLocation) && <Part />
  }
  Screen.preload = Part.preload
  return Screen
}

/** After a reload or Back, the router scrolls to the earlier place as soon as the first screen is rendered. */
const isRestored = navigationType() !== 'navigate'
