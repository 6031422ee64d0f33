import { createServer, type RequestListener, type Server } from 'node:http'

const usualLimits = {
  /** A request that has not fully arrived by then is answered 408, and its connection is closed. */
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  /** How often the server looks for such requests. */
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep a connection, so that no request is sent on one that is just being closed. */
  keepAliveTimeout: 75_000,
}

/** The HTTP server, with limits so that slow senders cannot keep it busy. */
export function httpServer(listener: RequestListener, limits = usualLimits): Server {
  return createServer(limits, listener)
}
