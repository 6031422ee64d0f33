import { Hono, type MiddlewareHandler } from 'hono'

/**
 * Puts on every answer what a middleware would set on it. An answer made by `json` gets all headers at
 * once: setting a dozen of them one by one costs more than a search.
 */
export function readyHeaders(middleware: MiddlewareHandler) {
  const ready = new WeakSet<Response>()
  const headers = headersSetBy(middleware)
  return {
    json: async (body: string | Uint8Array<ArrayBuffer>): Promise<Response> => {
      const answer = new Response(body, { headers: await headers })
      ready.add(answer)
      return answer
    },
    ofOthers: (async (c, next) => {
      await next()
      if (!ready.has(c.res)) await middleware(c, async () => {})
    }) satisfies MiddlewareHandler,
  }
}

/** The headers that a middleware sets on an answer of JSON. */
export async function headersSetBy(middleware: MiddlewareHandler): Promise<Record<string, string>> {
  const app = new Hono().use(middleware).get('/', c => c.body(null))
  const { headers } = await app.request('/')
  return { ...Object.fromEntries(headers), 'content-type': 'application/json; charset=UTF-8' }
}
