import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code without rendering it; a failure surfaces where the part is rendered. */
  preload: () => Promise<void> | undefined
}

/**
 * Like `lazy`, but a failed load can be retried, whereas React keeps the failure forever. It needs a
 * boundary that catches `PartNotLoaded`. Code that is already loaded renders at once, where React would
 * show its fallback for up to 300 ms. `before` delays loading a part that is rendered too early.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  before?: () => Promise<unknown>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let failures = 0
  let later = begin()

  async function fetchPart() {
    try {
      const module = await load()
      loaded = module.default
      return module
    } catch (cause) {
      failures++
      throw new PartNotLoaded(cause, failures, () => {
        later = begin()
      })
    }
  }

  function begin() {
    return lazy(async () => {
      await before?.()
      return fetchPart()
    }) as ComponentType<Props>
  }

  function Part(props: Props) {
    const [Component] = useState(() => loaded ?? later)
    return createElement(Component, props)
  }

  Part.preload = () =>
    loaded
      ? undefined
      : fetchPart().then(
          () => {},
          () => {},
        )
  return Part
}

/** The code of a part could not be loaded, because there is no network or a newer version has replaced it. */
export class PartNotLoaded extends Error {
  constructor(
    cause: unknown,
    /** The number of failures so far. If there is more than one although the network works, only a reload may help. */
    readonly failures: number,
    /** Makes the next render of the part load it again. */
    readonly reset: () => void,
  ) {
    super('A part of the app could not be fetched', { cause })
  }
}
