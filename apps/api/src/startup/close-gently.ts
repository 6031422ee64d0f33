import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** A connection that was unused for this long will hardly be used again. */
const idleMs = 1000
/** Less than the ten seconds that container engines wait before they kill. */
const longestMs = 8000
const mostTurns = 100

/**
 * Makes a function that ends the server without losing a request: no connection is accepted any more, requests
 * under way are answered, and each connection is told with its next answer that it was the last.
 */
export function gentleClose(server: HttpServer): () => Promise<void> {
  let isClosing = false
  let accepted = 0
  server.on('connection', () => accepted++)
  server.prependListener('request', (_, response) => {
    if (isClosing) response.shouldKeepAlive = false
  })
  return async () => {
    await allAccepted()
    // Not the close of `http`: it cuts kept connections, on which a request may just be coming.
    const closed = new Promise(resolve => NetServer.prototype.close.call(server, resolve))
    isClosing = true
    const startedAt = performance.now()
    const cutting = setInterval(() => {
      const ms = performance.now() - startedAt
      if (ms > longestMs) server.closeAllConnections()
      else if (ms > idleMs) server.closeIdleConnections()
    }, 100)
    await closed
    clearInterval(cutting)
  }

  /** The kernel cuts connections that are not accepted yet: wait for a turn of the loop without any. */
  async function allAccepted(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const before = accepted
      await setImmediate()
      if (turn > 0 && accepted === before) return
    }
  }
}
