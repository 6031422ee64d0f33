import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code without showing it; a failure is told where the part is shown. */
  preload: () => Promise<void> | undefined
}

/**
 * `lazy` that can be tried again: React keeps a failure for good. To be shown within a boundary, which
 * catches `PartNotLoaded`. What is there already stands at once, where React would hold it back behind
 * its fallback for up to 300 ms. `before` keeps what is shown too early from being fetched.
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

  return Object.assign(Part, {
    preload: () =>
      loaded
        ? undefined
        : fetchPart().then(
            () => {},
            () => {},
          ),
  })
}

/** The code of a part could not be fetched: there is no network, or a newer version has replaced it. */
export class PartNotLoaded extends Error {
  constructor(
    cause: unknown,
    /** So far. More than one with a network: only a reload may help. */
    readonly failures: number,
    /** The next time the part is shown, it is fetched anew. */
    readonly fetchAnew: () => void,
  ) {
    super('A part of the app could not be fetched', { cause })
  }
}
