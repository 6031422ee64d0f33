import type { Client } from './link.ts'

/**
 * The typed API: `api.cart.read()`. Refusals are thrown with their code. The protocol code is lazy-loaded
 * with the first call, because a visitor's home page makes none.
 */
export const api = lazily([]) as Client

let link: typeof import('./link.ts') | undefined

/** Collects the path of a call until it is made. */
function lazily(path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => lazily([...path, String(name)]),
    apply: async (_, __, [input, options]) => {
      // Without a wait once it is loaded, since a page that is closed has no time for one.
      link ??= await import('./link.ts')
      return link.call(path, input, options)
    },
  })
}
