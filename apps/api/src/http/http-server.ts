import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

const usualLimits = {
  /** A request that has not arrived whole by then is answered 408, and its connection closed. */
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  /** How often the server looks for such requests. */
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep a connection: a request must not meet one that is just being closed. */
  keepAliveTimeout: 75_000,
}

/** The server of the app, which senders cannot keep busy by sending slowly. */
export function httpServer(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  limits = usualLimits,
): Server {
  // Its type allows for HTTP/2, which the options would have to ask for.
  return createAdaptorServer({ fetch, serverOptions: limits }) as Server
}
