import type { ComponentType } from 'react'
import { afterPaint } from './after-paint.ts'
import { lazyPart } from './lazy-part.ts'
import { preloadWhenIdle, quietMs } from './preload-when-idle.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A `lazyPart` for what a tap opens. It is preloaded when the page is idle, because the network may be gone later. */
export function preloadedPart<Props extends object>(load: Load<Props>) {
  // Starting a request costs a slow phone a few milliseconds, so the response to the tap is painted first.
  const part = lazyPart(load, () => new Promise<void>(afterPaint))
  preloadWhenIdle(async () => part.preload())
  return part
}

/** A `lazyPart` that is loaded after everything else that was requested. */
export function lazyLast<Props extends object>(load: Load<Props>) {
  return lazyPart(load, () => quiet)
}

const quiet = new Promise(resolve => setTimeout(resolve, quietMs))
