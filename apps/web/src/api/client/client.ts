import type { Client } from './link.ts'

/**
 * The typed API: `api.cart.read()`. Refusals are thrown with their code. What speaks the protocol is
 * fetched with the first call: a visitor's home page makes none.
 */
export const api = lazily([]) as Client

/** Collects the path of a call until it is made. */
function lazily(path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => lazily([...path, String(name)]),
    apply: async (_, __, input) => {
      const { client } = await import('./link.ts')
      // biome-ignore lint/suspicious/noExplicitAny: `Client` types the path from outside
      const route = path.reduce<any>((part, name) => part[name], client)
      return route(...input)
    },
  })
}
